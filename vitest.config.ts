import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps}/*/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**"],
    globalSetup: "apps/server/test/template.ts",
    // Files share what they import: half of the time went into loading the server anew for each of them.
    isolate: false,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
