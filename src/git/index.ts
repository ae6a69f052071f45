/** Reads and writes history, the only caller of isomorphic-git. Today: finds repositories and keeps files out of them. */
export { excludeFromGit } from "./exclude.ts";
export { findRepository, type RepositoryPlace, repositoryRoot } from "./repository.ts";
