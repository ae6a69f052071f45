/** `palimpsest site build|serve`: the wiki as a static site. */
import { resolve } from "node:path";
import { buildSite, type SiteOptions, serveSite } from "../../../usecases/build-site.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { withWiki } from "../open-wiki.ts";
import { givenText } from "../options.ts";
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
    return action === "build" ? EXIT.fine : serve(call, site);
  });
}

async function serve({ options, terminal }: Call, site: SiteOptions): Promise<ExitCode> {
  const served = await serveSite(site, Number(givenText(options, "port") ?? DEFAULT_PORT));
  terminal.print(`${served.address}\n`);
  await served.closed;
  return EXIT.fine;
}
