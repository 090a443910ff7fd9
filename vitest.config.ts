import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest of all, short as their files are: begun last, one of them would keep one core busy and the other idle. */
const LONGEST = [
  "ledger-model",
  "appointments-model",
  "provider-story",
  "demo-appointments",
  "demo",
  "ledger-books",
  "bad-input",
].map((name) => `/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LONGEST.findIndex((name) => moduleId.endsWith(name));
    const isLong = (file: TestSpecification) => place(file) >= 0;
    const others = (await super.sort(files)).filter((file) => !isLong(file));
    return [...files.filter(isLong).sort((one, other) => place(one) - place(other)), ...others];
  }
}

export default defineConfig({
  test: {
    include: ["{packages,apps}/*/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**"],
    globalSetup: "apps/server/test/template.ts",
    // Files share what they import: half of the time went into loading the server anew for each of them.
    isolate: false,
    // One would be the default on two cores, and waits for PostgreSQL half of the time.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
