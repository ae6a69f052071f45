/** The words that generated pages are made of, commonest first. Written for this purpose, taken from nowhere. */

const list = (words: string): string[] => words.trim().split(/\s+/);

export const ACTIONS: readonly string[] = list(`
  use adopt keep replace split merge move drop freeze cache queue sign encrypt compress shard mirror retry throttle
  version pin rotate audit document generate validate stream batch deprecate isolate delegate
`);

export const THINGS: readonly string[] = list(`
  service database queue cache gateway scheduler index parser client worker ledger catalogue registry pipeline
  report session token invoice webhook dashboard importer exporter renderer broker proxy archive snapshot replica
  manifest template policy migration journal metric alert tenant account payment search upload thumbnail digest
`);

export const QUALITIES: readonly string[] = list(`
  simple fast safe slow cheap stable shared local remote explicit strict lazy idempotent atomic ordered durable
  portable readable testable observable reversible incremental immutable concurrent deterministic
`);

export const VERBS: readonly string[] = list(`
  needs reads writes holds breaks keeps sends returns fails waits grows shrinks repeats hides shows blocks allows
  forgets measures compares restores signals copies
`);

export const NOUNS: readonly string[] = list(`
  team change cost time load release error test latency memory failure schema contract owner review rollback
  deployment budget incident customer migration dependency boundary retry window backup certificate secret quota
  threshold regression maintenance consistency availability throughput
`);

export const JOINTS: readonly string[] = list(`
  and but because while when so unless although before after until whereas
`);

export const PEOPLE: readonly string[] = list(`
  Ada Bo Chidi Dalia Emre Femke Goran Hana Ines Jun Kofi Lena Mira Nadir Olu Pia Quinn Rosa Sami Tove
`);

export const TAGS: readonly string[] = list(`
  storage network security build release data interface cost people testing
`);

const SYLLABLES = list(`ka lo mi ve tor sen dra qui nel bas ory pex um zan rith ola fe gri hem ju`);

/** Two thousand made-up names of products, so that the vocabulary grows with the wiki as a real one does. */
export const PRODUCTS: readonly string[] = Array.from({ length: 2000 }, (_, index) => {
  const parts = [index % 20, Math.floor(index / 20) % 20, Math.floor(index / 400) + (index % 7)];
  const name = parts.map((part) => SYLLABLES[part % SYLLABLES.length]).join("");
  return name.charAt(0).toUpperCase() + name.slice(1);
});
