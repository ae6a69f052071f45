#!/usr/bin/env node
/** The command `palimpsest`. */
import { start } from "./start.ts";

await start(process.argv.slice(2));
