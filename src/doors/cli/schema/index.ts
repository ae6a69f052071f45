/** Schemas of the JSON that the command line prints, one for each verb; what they say is what a script may rely on. */
export { checkSchema, fixSchema } from "./check.ts";
export { exportRecordSchema, exportSchema } from "./export.ts";
export { indexSchema } from "./index-verb.ts";
export { initSchema } from "./init.ts";
export { recallSchema } from "./recall.ts";
export { showSchema } from "./show.ts";
export { siteSchema } from "./site.ts";
