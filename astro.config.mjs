import { defineConfig } from "astro/config";

// The pages ask the use cases; Astro only lays out what they compute. `palimpsest site` calls this with the wiki in the
// environment, see src/usecases/build-site.ts.
export default defineConfig({
  srcDir: "./src/site",
  publicDir: "./public",
  outDir: "./site-dist",
  output: "static",
  devToolbar: { enabled: false },
  vite: { logLevel: "warn" },
});
