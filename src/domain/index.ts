/**
 * What is true without a computer: identities, pages, statuses, supersession, faults, and the types of small ports.
 */
