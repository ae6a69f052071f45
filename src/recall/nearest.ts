/** The pages that may be meant by a name that no page bears. Loaded only when a name is missing. */
import type { NameKey } from "../domain/identity.ts";
import { byCodeUnit } from "../domain/order.ts";
import type { PageSummary, StoreReader } from "../store/port.ts";
import { editDistance } from "./edit-distance.ts";
import type { WantedName } from "./names.ts";

/** Names suggested for a missing one. */
const SUGGESTIONS = 3;

/** Names that are compared; more do not make better suggestions, only slower ones. */
const COMPARED = 20_000;

/** A name that ends in a number: `adr-42`, `web/adr-42`, `#42`. */
const NUMBERED = /^(.*[-#])(\d+)$/;

/** A slip of the finger (one digit more, less, other, or swapped) is nearer than the second neighbour. */
const SLIP = 1.5;

/** A key and how far it is from the one that was asked for; lower is nearer. */
type Ranked = readonly [key: NameKey, distance: number];

/** The pages with the nearest names, nearest first; none where nothing is near. */
export async function nearestPages(store: StoreReader, wanted: WantedName): Promise<PageSummary[]> {
  const dated = await pagesOfDay(store, wanted.text);
  if (dated.length > 0) return dated;
  const keys = wanted.readings.flatMap(({ keys: read }) => read);
  for (const key of new Set(keys)) {
    const ranked = await rankedFor(store, key);
    if (ranked.length > 0) return bearersInOrder(store, ranked);
  }
  return [];
}

/** A day as file names begin with: `20200101`, as of `20200101-use-sqlite`. */
const DAY = /^\d{8}$/;

async function pagesOfDay(store: StoreReader, text: string): Promise<PageSummary[]> {
  if (!DAY.test(text)) return [];
  const keys = await store.nameKeys(`${text}-`, COMPARED);
  return bearersInOrder(
    store,
    keys.map((key): Ranked => [key, 0]),
  );
}

async function rankedFor(store: StoreReader, key: NameKey): Promise<Ranked[]> {
  const [, stem, digits] = NUMBERED.exec(key) ?? [];
  if (stem !== undefined && digits !== undefined) return nearNumbers(store, stem, digits);
  if (key.startsWith("path:")) return nearPaths(store, key);
  return key.includes(":") ? nearEntities(store, key) : [];
}

/** By number: in the same log, else in the same series, else anywhere. */
async function nearNumbers(store: StoreReader, stem: string, digits: string): Promise<Ranked[]> {
  const stems = new Set([stem, stem.slice(stem.lastIndexOf("/") + 1), "#"]);
  for (const start of stems) {
    const keys = await store.nameKeys(start, COMPARED);
    const ranked = keys.flatMap((key): Ranked[] => {
      const number = key.slice(start.length);
      return /^\d+$/.test(number) ? [[key, distanceOfNumbers(digits, number)]] : [];
    });
    if (ranked.length > 0) return ranked;
  }
  return [];
}

function distanceOfNumbers(one: string, other: string): number {
  const apart = Math.abs(Number(one) - Number(other));
  return editDistance(one, other, 1) === 1 ? Math.min(apart, SLIP) : apart;
}

/** By file name, in the same folder first. */
async function nearPaths(store: StoreReader, key: NameKey): Promise<Ranked[]> {
  const [folder, file] = parted(key);
  const most = 1 + file.length / 4;
  return (await store.nameKeys("path:", COMPARED)).flatMap((other): Ranked[] => {
    const [otherFolder, otherFile] = parted(other);
    const sameNumber = numberOf(file) !== "" && numberOf(file) === numberOf(otherFile);
    const apart = sameNumber ? 1 : editDistance(file, otherFile, Math.floor(most));
    const distance = apart + (folder === otherFolder ? 0 : 1);
    return distance <= most ? [[other, distance]] : [];
  });
}

function parted(key: string): [folder: string, file: string] {
  const path = key.toLowerCase();
  const slash = path.lastIndexOf("/");
  return [path.slice(0, slash + 1), path.slice(slash + 1)];
}

function numberOf(file: string): string {
  return /\d+/.exec(file)?.[0].replace(/^0+/, "") ?? "";
}

/** By spelling, in the same namespace. */
async function nearEntities(store: StoreReader, key: NameKey): Promise<Ranked[]> {
  const start = key.slice(0, key.lastIndexOf(":") + 1);
  const most = Math.max(2, Math.floor((key.length - start.length) / 4));
  return (await store.nameKeys(start, COMPARED)).flatMap((other): Ranked[] => {
    const distance = editDistance(key, other, most);
    return distance <= most ? [[other, distance]] : [];
  });
}

async function bearersInOrder(
  store: StoreReader,
  ranked: readonly Ranked[],
): Promise<PageSummary[]> {
  const nearest = ranked
    .toSorted(([one, near], [other, far]) => near - far || byCodeUnit(one, other))
    .slice(0, SUGGESTIONS)
    .map(([key]) => key);
  const bearers = await store.named(nearest);
  const pages = nearest.flatMap((key) =>
    bearers.filter((bearer) => bearer.key === key).map(({ page }) => page),
  );
  return [...new Map(pages.map((page) => [page.path, page])).values()].slice(0, SUGGESTIONS);
}
