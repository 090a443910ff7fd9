import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { step } from "./progress.ts";
import { ROOT } from "./project.ts";
import { run } from "./run.ts";
import { StartError } from "./start-error.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium for the journeys: the one that is named, the system's, or one that is installed now. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !works(named)) throw new StartError(`There is no browser that runs at CHROMIUM_PATH (${named}).`);
  return named ?? installed() ?? (await installPackage()) ?? (await download());
}

const works = (file: string) => spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;

function installed(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find((file) => existsSync(file) && works(file));
}

async function installPackage(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  await step("Installing Chromium", async () => {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run({ file: "apt-get", args: ["update"], env });
    await run({ file: "apt-get", args: ["install", "-y", "--no-install-recommends", "chromium"], env });
  });
  return installed();
}

/** Playwright's own Chromium, which also runs where nothing may be installed for the whole machine. */
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
  if (works(file)) return file;
  throw new StartError("No Chromium was found or could be installed; please install one and name it in CHROMIUM_PATH.");
}
