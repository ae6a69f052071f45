/** Random edits of a wiki in a real folder: what people, editors and git do to files between two runs of the indexer. */
import { execFileSync } from "node:child_process";
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";

export type EditKind =
  | "write"
  | "append"
  | "remove"
  | "rename"
  | "copy"
  | "touch"
  | "replaceUnseen"
  | "replaceByRename"
  | "breakFrontMatter"
  | "mendFrontMatter"
  | "moveFolder"
  | "removeFolder"
  | "link"
  | "pipe"
  | "folder"
  | "configure";

export interface Edit {
  readonly kind: EditKind;
  readonly path: string;
  readonly other: string;
  readonly text: string;
}

const FOLDERS = ["", "adr/", "docs/deep/", "x.md/"];
const NAMES = [
  "0001-one.md",
  "0002-two.md",
  "0003-three.md",
  "a b 😀.md",
  "README.md",
  "readme.md",
];
const PATHS = FOLDERS.flatMap((folder) => NAMES.map((name) => `${folder}${name}`));

const TEXTS = [
  "",
  "# A title alone\n",
  "---\nstatus: accepted\ndate: 2024-03-01\ntags: [one, two]\n---\n\n# ADR-0001: Use one\n\nSee [[ADR-0002]] and ADR-0003.\n",
  "---\nstatus: superseded\nsuperseded_by: ADR-0003\naliases: [two]\n---\n# Two\n\n## Context\n\n[one](0001-one.md#context)\n",
  "# 3. Three\n\nDate: 2020-01-02\n\n## Status\n\nAccepted\n\nSupersedes [2. Two](0002-two.md)\n\n## Context\n\nWords and words.\n",
  "---\ntitle: Broken: so it is\nstatus: [open\n---\n\n# Broken\n\nText.\n",
  "---\nunclosed: true\n\n# Never closed\n",
  "---\r\nstatus: rejected\r\n---\r\n\r\n# 決定 and décision\r\n\r\nAn é in the text.\r\n",
  "binary \0 bytes\n",
];

/** Seconds since the epoch, whole ones, for a time with fractions cannot be set back exactly. */
const LONG_AGO = 1_600_000_000;

/** What each edit does. */
const EDITS: Readonly<
  Record<EditKind, (file: string, edit: Edit, other: string, root: string) => void>
> = {
  write: (file: string, { text }: Edit) => put(file, text),
  append: (file: string) => writeFileSync(file, `${textOf(file)}\nMore words.\n`),
  remove: (file: string) => rmSync(file),
  rename: (file: string, _: Edit, other: string) => move(file, other),
  copy: (file: string, _: Edit, other: string) => put(other, textOf(file)),
  touch: (file: string) => utimesSync(file, LONG_AGO, LONG_AGO),
  replaceUnseen: (file: string) => changeWithoutMovingTheClock(file),
  replaceByRename: (file: string, { text }: Edit) => saveAsEditorsDo(file, text),
  breakFrontMatter: (file: string) => put(file, `---\nstatus: {open\n${textOf(file)}`),
  mendFrontMatter: (file: string) => put(file, textOf(file).replace("---\nstatus: {open\n", "")),
  moveFolder: (file: string, { path }: Edit, other: string) => {
    if (path.includes("/")) move(dirname(file), dirname(other));
  },
  removeFolder: (file: string, { path }: Edit) => {
    if (path.includes("/")) rmSync(dirname(file), { recursive: true });
  },
  link: (file: string, _: Edit, other: string) => replace(file, () => symlinkSync(other, file)),
  pipe: (file: string) => replace(file, () => execFileSync("mkfifo", [file])),
  folder: (file: string) => replace(file, () => mkdirSync(file)),
  configure: (_: string, { path }: Edit, __: string, root: string) =>
    put(join(root, "palimpsest.yaml"), `exclude: ["${path}"]\n`),
};

export const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...(Object.keys(EDITS) as EditKind[])),
  path: fc.constantFrom(...PATHS),
  other: fc.constantFrom(...PATHS),
  text: fc.constantFrom(...TEXTS),
});

/** Edits that make files: what a sequence begins with. */
export const creation: fc.Arbitrary<Edit> = edit.map((any) => ({ ...any, kind: "write" }));

/** Makes the edit below `root`, or does nothing where the file system does not allow it. */
export function make(root: string, change: Edit): void {
  const [file, other] = [join(root, change.path), join(root, change.other)];
  try {
    EDITS[change.kind](file, change, other, root);
  } catch (error) {
    // A missing file, a folder in the way: the edit is void, as it would be for a person.
    if (!(error instanceof VoidEdit || (error instanceof Error && "code" in error))) throw error;
  }
}

class VoidEdit extends Error {}

/** Only of a plain file: a pipe would wait for ever. */
function textOf(file: string): string {
  if (!lstatSync(file).isFile()) throw new VoidEdit();
  return readFileSync(file, "utf8");
}

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) return;
  writeFileSync(file, text);
  // One time for all, so that only the size and the time of change tell two texts apart.
  utimesSync(file, LONG_AGO, LONG_AGO);
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

function replace(file: string, make: () => void): void {
  rmSync(file);
  make();
}

/** Another text of the same length, with the time set back: as `rsync` and careless tools do. */
function changeWithoutMovingTheClock(file: string): void {
  const text = textOf(file);
  put(file, text.replaceAll("e", "X").replaceAll("o", "e").replaceAll("X", "o"));
}

function saveAsEditorsDo(file: string, text: string): void {
  textOf(file);
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}
