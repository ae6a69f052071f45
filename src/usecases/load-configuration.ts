/** Reads `palimpsest.yaml`, and spares its parser where the index remembers what the same text meant. */
import { readFileSync } from "node:fs";
import { type Configuration, DEFAULT_CONFIGURATION } from "../domain/configuration.ts";
import type { Fault } from "../domain/fault.ts";
import { wikiPath } from "../domain/identity.ts";
import { failed, ok, type Result } from "../domain/result.ts";
import { FINGERPRINT } from "../index/fingerprint.ts";
import type { StoreReader } from "../store/port.ts";
import { CONFIGURATION_NAME } from "./locate.ts";

/** `palimpsest.yaml` cannot be read, or says what it may not; `faults` has the places in the second case. */
export interface ConfigurationFault {
  readonly kind: "configuration";
  readonly message: string;
  /** What to do, in the imperative. */
  readonly fix: string;
  readonly faults: readonly Fault[];
}

export interface LoadedConfiguration {
  readonly configuration: Configuration;
  /** Text of `palimpsest.yaml`; null without one. */
  readonly configurationText: string | null;
}

/** The configuration in `file`, or the defaults where that is null. */
export async function loadConfiguration(
  file: string | null,
  store: StoreReader,
): Promise<Result<LoadedConfiguration, ConfigurationFault>> {
  if (file === null) return ok({ configuration: DEFAULT_CONFIGURATION, configurationText: null });
  const text = textOf(file);
  if (!text.ok) return text;
  const remembered = await rememberedFor(text.value, store);
  const configuration = remembered === null ? await parsed(text.value, file) : ok(remembered);
  if (!configuration.ok) return configuration;
  return ok({ configuration: configuration.value, configurationText: text.value });
}

function textOf(file: string): Result<string, ConfigurationFault> {
  try {
    return ok(readFileSync(file, "utf8"));
  } catch (error) {
    return failed({
      kind: "configuration",
      message: `The configuration cannot be read: ${error instanceof Error ? error.message : error}`,
      fix: `Make ${file} readable, or move it away to do without.`,
      faults: [],
    });
  }
}

/** What an index of this version made of the same text; null where there is none. */
async function rememberedFor(text: string, store: StoreReader): Promise<Configuration | null> {
  const origin = await store.origin();
  const isSame = origin?.configurationText === text && origin.fingerprint === FINGERPRINT;
  return isSame ? (JSON.parse(origin.configuration) as Configuration) : null;
}

async function parsed(
  text: string,
  file: string,
): Promise<Result<Configuration, ConfigurationFault>> {
  const { parseConfiguration } = await import("../wiki/configuration.ts");
  const configuration = parseConfiguration(text, wikiPath(CONFIGURATION_NAME));
  if (configuration.ok) return configuration;
  const [first] = configuration.fault;
  const more = configuration.fault.length - 1;
  return failed({
    kind: "configuration",
    message: `${file}:${first?.line ?? 1}:${first?.column ?? 1}: ${first?.message ?? "It cannot be read."}${more > 0 ? ` (and ${more} more)` : ""}`,
    fix: first?.fix ?? "Mend the file.",
    faults: configuration.fault,
  });
}
