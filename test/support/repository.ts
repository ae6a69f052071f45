/** Real repositories for tests, made by the git command with fixed names and dates. */
import { execFileSync } from "node:child_process";

const ENVIRONMENT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "Anya",
  GIT_AUTHOR_EMAIL: "anya@example.org",
  GIT_AUTHOR_DATE: "2026-01-02T03:04:05Z",
  GIT_COMMITTER_NAME: "Anya",
  GIT_COMMITTER_EMAIL: "anya@example.org",
  GIT_COMMITTER_DATE: "2026-01-02T03:04:05Z",
};

/** What the git command prints, run in `directory`. */
export function git(directory: string, ...args: string[]): string {
  const options = { cwd: directory, env: ENVIRONMENT, encoding: "utf8", stdio: "pipe" } as const;
  return execFileSync("git", ["-c", "protocol.file.allow=always", ...args], options);
}

/** A repository at `directory` with one empty commit on `main`. */
export function makeRepository(directory: string): string {
  git(".", "init", "--quiet", "--initial-branch=main", directory);
  git(directory, "commit", "--quiet", "--allow-empty", "--message=Begin");
  return directory;
}
