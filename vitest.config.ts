import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { QUIET } from "./e2e/quiet-browser.ts";

/** The longest of all, short as their files are: begun last, one of them would keep one core busy and the other idle. */
const LONGEST = [
  "ledger-model.long",
  "appointments-model.long",
  "provider-story.long",
  "demo-appointments",
  "demo",
  "ledger-books.long",
  "bad-input.long",
].map((name) => `/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LONGEST.findIndex((name) => moduleId.endsWith(name));
    const isLong = (file: TestSpecification) => place(file) >= 0;
    const others = (await super.sort(files)).filter((file) => !isLong(file));
    return [...files.filter(isLong).sort((one, other) => place(one) - place(other)), ...others];
  }
}

const BUILT = ["**/node_modules/**", "**/build/**"];
const IN_BROWSER = "apps/web/**/*.browser.test.tsx";
/** Random models and what takes as long: `npm test -- rest` plays them, and whoever names their path. */
const LONG = "{apps/server,scripts}/**/*.long.test.ts";
const { CHROMIUM_PATH: executablePath } = process.env;

const onTheServer = (name: string, files: { include: string[]; exclude: string[] }) => ({
  // The React of production: thousands of rendered sentences take half of the time.
  oxc: { jsx: { development: false } },
  test: {
    name,
    ...files,
    env: { NODE_ENV: "production" },
    globalSetup: "apps/server/test/template.ts",
    // Files share what they import: half of the time went into loading the server anew for each of them.
    isolate: false,
    sequence: { groupOrder: 0 },
    // One would be the default on two cores, and waits for PostgreSQL half of the time.
    maxWorkers: 2,
    // Their heap grows with each file: a larger young generation is looked through less often.
    execArgv: ["--max-semi-space-size=64"],
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      onTheServer("units", {
        include: ["{packages,apps}/*/**/*.test.{ts,tsx}", "{scripts,prove}/**/*.test.ts"],
        exclude: [...BUILT, IN_BROWSER, LONG],
      }),
      onTheServer("long", { include: [LONG], exclude: BUILT }),
      {
        // Packages are looked for anew before the first test: one that is found while a test runs loads its page anew.
        optimizeDeps: { entries: IN_BROWSER, force: true },
        test: {
          name: "components",
          include: [IN_BROWSER],
          exclude: BUILT,
          isolate: false,
          // After the units, whose workers fill both cores.
          sequence: { groupOrder: 1 },
          restoreMocks: true,
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: QUIET, ...(executablePath && { executablePath }) },
              contextOptions: { locale: "de-DE", timezoneId: "Europe/Berlin", reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
