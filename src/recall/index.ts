/**
 * Finds: exact identities first, then words, then what is in force today before what is not; a file a stage. Its
 * files are imported one by one, because an exact question must not load what only a search needs.
 */
