import { defineConfig } from "@playwright/test";
import { QUIET } from "./quiet-browser.ts";

const port = Number(process.env.JOURNEY_PORT ?? 23117);
/** Fake camera, microphone and screen: a moving picture, slow for small machines, and a beep each second. */
const DEVICES = ["--use-fake-device-for-media-stream=fps=10", "--use-fake-ui-for-media-stream"];
/** What takes longest begins first: at the end, one worker would wait for the other. */
const LONGEST = ["screens.spec.ts", "video-calls.spec.ts", "whole-story.spec.ts"];

/** What `npm run browsers` plays: minutes long, in browsers that it installs. */
const OTHER_BROWSERS = ["browsers-firefox.spec.ts", "browsers-webkit.spec.ts"];

/** What all others would notice. */
const LAST = ["faults.spec.ts", "legal-texts.spec.ts"];

/** One path through each capability, as `npm test` plays them; the others are `npm test -- rest`. */
const CORE = /@core/;
const PARTS = { core: { grep: CORE }, rest: { grepInvert: CORE } };
const { JOURNEYS: part } = process.env;

export default defineConfig({
  ...(part === "core" || part === "rest" ? PARTS[part] : {}),
  testDir: "journeys",
  outputDir: "results",
  fullyParallel: true,
  // One per core: with three the whole took 10.5 minutes instead of 11.2, and waits for a second ran out.
  workers: 2,
  retries: 0,
  // Long enough for a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  projects: [
    { name: "longest journeys", testMatch: LONGEST },
    { name: "journeys", testIgnore: [...LONGEST, ...LAST, ...OTHER_BROWSERS, "pictures.spec.ts"] },
    ...(process.env.MINIBROWSER_PATH
      ? [{ name: "other browsers", testMatch: ["browsers.spec.ts", ...OTHER_BROWSERS] }]
      : []),
    ...(process.env.PICTURES ? [{ name: "pictures", testMatch: "pictures.spec.ts" }] : []),
    // A new version of the terms is announced to every coach, by a bell that other journeys would count.
    { name: "legal texts", testMatch: "legal-texts.spec.ts", dependencies: ["longest journeys", "journeys"] },
    // All journeys share the database connection: it is cut when the others are done.
    {
      name: "faults",
      testMatch: "faults.spec.ts",
      fullyParallel: false,
      dependencies: ["legal texts"],
    },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      args: [...QUIET, ...DEVICES],
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node ../scripts/serve-journeys.ts",
    url: `http://127.0.0.1:${port}/api/health-check/health-probe`,
    // Begun beside the units by `npm test`.
    reuseExistingServer: Boolean(process.env.JOURNEYS_SERVED),
    stdout: "ignore",
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
