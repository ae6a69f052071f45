import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Other locale and zone than most machines have: an answer that depends on either shows at once.
    env: { TZ: "Pacific/Chatham", LC_ALL: "C" },
  },
});
