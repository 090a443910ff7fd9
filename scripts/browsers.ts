import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findBrowser } from "./browser.ts";
import { ensureBuild } from "./build-web.ts";
import { findInstalled, installPackage } from "./debian-package.ts";
import { sentenceOf } from "./failure.ts";
import { onStop, stopAll, stopOnSignals } from "./lifecycle.ts";
import { ownDatabase } from "./own-database.ts";
import { ROOT } from "./project.ts";
import { run } from "./run.ts";
import { StartError } from "./start-error.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// The journeys in Firefox and WebKit, as Debian has them: what Playwright does not drive. Nothing is skipped.
const PACKAGES = [
  { name: "firefox-esr", program: "firefox-esr" },
  { name: "webkit2gtk-driver", program: "WebKitWebDriver", version: "--help" },
  { name: "xvfb", program: "Xvfb", version: "-help" },
];
/** WebKitGTK's own small browser, which its driver opens. */
const MINIBROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";

stopOnSignals({ code: 130 });
process.env.NODE_ENV = "production";
try {
  for (const { name, program, version } of PACKAGES)
    if (!(findInstalled([program], [], version) ?? (await installPackage(name, version, program))))
      throw new StartError(`${program} was not found, and only root on Debian can install ${name} here.`);
  const [miniBrowser] = globSync(MINIBROWSER);
  if (!miniBrowser) throw new StartError(`WebKit's MiniBrowser is not at ${MINIBROWSER}.`);
  const folder = temporaryFolder("browsers", { isQuick: true });
  const env = {
    TEST_DATABASE_URL: await ownDatabase({ folder: join(folder, "postgres"), fast: true }),
    CHROMIUM_PATH: await findBrowser(),
    MINIBROWSER_PATH: miniBrowser,
    DISPLAY: await openScreen(),
    LC_ALL: "C.UTF-8",
  };
  await ensureBuild();
  const args = ["test", "--config=e2e/playwright.config.ts", "--project=other browsers", "--workers=1"];
  const { code } = await run({
    file: join(ROOT, "node_modules/.bin/playwright"),
    args: [...args, ...process.argv.slice(2)],
    env,
    show: true,
  });
  process.exitCode = code;
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
await stopAll();
process.exit();

/** A screen in memory, since WebKitGTK has no headless mode; the first free one. */
async function openScreen(): Promise<string> {
  let number = 90;
  while (existsSync(`/tmp/.X11-unix/X${number}`)) number++;
  const screen: ChildProcess = spawn("Xvfb", [`:${number}`, "-screen", "0", "1600x1200x24"], { stdio: "ignore" });
  onStop(() => void screen.kill());
  for (let left = 100; left > 0; left--) {
    if (existsSync(`/tmp/.X11-unix/X${number}`)) return `:${number}`;
    await pause(100);
  }
  throw new StartError("Xvfb, the screen for WebKit, did not start.");
}
