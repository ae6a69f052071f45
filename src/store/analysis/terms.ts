/** What terms are made of, for stores that have to keep each as it is. */

/**
 * Signs that a term may hold beside letters, marks and digits. A term holds no space, no capital of ASCII and no other
 * sign of ASCII.
 */
export const TERM_SIGNS = "._/:+#@-";
