import { existsSync } from "node:fs";
import { join } from "node:path";
import { findInstalled, installPackage, isRunnable } from "./debian-package.ts";
import { step } from "./progress.ts";
import { ROOT } from "./project.ts";
import { run } from "./run.ts";
import { StartError } from "./start-error.ts";

/** Without a window to draw: journeys take two thirds of the time. */
const LEAN = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium for the journeys: CHROMIUM_PATH, the system's, or a newly installed one. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isRunnable(named)) throw new StartError(`There is no browser that runs at CHROMIUM_PATH (${named}).`);
  return (
    named ??
    (await leanBrowser()) ??
    findInstalled(NAMES, PLACES) ??
    (await installPackage("chromium")) ??
    (await download())
  );
}

/** The headless shell is only faster: any other will do. */
const leanBrowser = async () => findInstalled([LEAN]) ?? (await installPackage(LEAN));

/** Playwright's own Chromium, which needs no rights on the machine. */
async function download(): Promise<string> {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  if (!existsSync(file)) {
    const args = ["install", "chromium"];
    const { output } = await step("Downloading Chromium", () =>
      run({ file: join(ROOT, "node_modules/.bin/playwright"), args }),
    );
    if (!existsSync(file)) console.log(output);
  }
  if (isRunnable(file)) return file;
  throw new StartError("No Chromium was found or could be installed; please install one and name it in CHROMIUM_PATH.");
}
