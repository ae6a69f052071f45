#!/usr/bin/env node
/** The command `recall`: `palimpsest recall` by a shorter name. */
import { start } from "./start.ts";

await start(["recall", ...process.argv.slice(2)]);
