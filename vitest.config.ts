import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps}/*/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**"],
    globalSetup: "apps/server/test/template.ts",
    // Files share what they import: half of the time went into loading the server anew for each of them.
    isolate: false,
    // One would be the default on two cores, and waits for PostgreSQL half of the time.
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
