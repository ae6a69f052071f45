/** `palimpsest site build|serve`: the wiki as a static site. */
import { relative, resolve } from "node:path";
import { buildSite, type SiteOptions, serveSite } from "../../../usecases/build-site.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { withWiki } from "../open-wiki.ts";
import { givenText, isOn } from "../options.ts";
import { printJson } from "../print-json.ts";
import { message } from "../render/message.ts";
import type { Call } from "../verbs.ts";

const DEFAULT_PORT = 4321;

/** Runs the verb: both actions build, `serve` then answers until it is stopped. */
export function runSite(call: Call): Promise<ExitCode> {
  const { operands, options, terminal, cwd } = call;
  const [action = "build", ...others] = operands;
  if (others.length > 0 || (action !== "build" && action !== "serve")) {
    terminal.complain(
      `"${message(operands.join(" "))}" is no action of site. Use: palimpsest site build, or palimpsest site serve\n`,
    );
    return Promise.resolve(EXIT.usage);
  }
  return withWiki(call, async ({ location }) => {
    const site: SiteOptions = {
      wiki: location.root,
      store: location.storeFile,
      out: resolve(cwd, givenText(options, "out") ?? "site-dist"),
      base: givenText(options, "base") ?? "/",
    };
    const built = await buildSite(site);
    if (!built.ok) {
      terminal.complain(`${built.fault.message}\n${built.fault.fix}\n`);
      return EXIT.usage;
    }
    terminal.remark(`The site is in ${message(site.out)}\n`);
    if (action === "serve") return serve(call, site);
    tell(call, site, null);
    return EXIT.fine;
  });
}

async function serve(call: Call, site: SiteOptions): Promise<ExitCode> {
  const served = await serveSite(site, Number(givenText(call.options, "port") ?? DEFAULT_PORT));
  tell(call, site, served.address);
  await served.closed;
  return EXIT.fine;
}

/** Prints where the site is; without `--json` only what a person opens. */
function tell(
  { options, terminal, cwd }: Call,
  { out }: SiteOptions,
  address: string | null,
): void {
  if (isOn(options, "json")) {
    printJson(terminal, { version: 1, out: relative(cwd, out) || ".", address });
  } else if (address !== null) terminal.print(`${address}\n`);
}
