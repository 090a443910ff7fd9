import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { mock } from "node:test";
import { startCardSandbox } from "@aufwind/card-sandbox/sandbox";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "./browser.ts";
import { ensureBuild } from "./build-web.ts";
import { sandboxPort } from "./card-sandbox.ts";
import { sentenceOf } from "./failure.ts";
import { onStop, stopAll, stopOnSignals } from "./lifecycle.ts";
import { ownDatabase } from "./own-database.ts";
import { checkPort } from "./port.ts";
import { step } from "./progress.ts";
import { ROOT } from "./project.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// Takes the README's pictures from the demo, on a temporary database and data folder.
const PORT = Number(process.env.PORT ?? 23200);
const FOLDER = join(ROOT, "docs/pictures");
/** A Tuesday morning in Berlin: the demo is dated from it, so that the same code makes the same pictures. */
const NOW = "2026-09-15T07:40:00Z";
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const DEMO_PASSWORD = "Aufwind-Demo-1";

type Shot = {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  colorScheme: "light" | "dark";
  /** Who of the demo is signed in; nobody by default. */
  as?: string;
  /** The heading at the top of the picture; by default the top of the page. */
  heading?: string;
};

const SHOTS: Shot[] = [
  { name: "home-light", path: "/de", viewport: DESKTOP, colorScheme: "light" },
  { name: "search-dark", path: "/en/coaches?q=burnout", viewport: DESKTOP, colorScheme: "dark" },
  { name: "coach-light", path: "/de/coaches/jonas-petersen", viewport: DESKTOP, colorScheme: "light" },
  { name: "agenda-light", path: "/de/coach/kalender", viewport: DESKTOP, colorScheme: "light", as: "jonas" },
  { name: "finances-dark", path: "/de/coach/finanzen", viewport: DESKTOP, colorScheme: "dark", as: "jonas" },
  {
    name: "booking-phone",
    path: "/de/coaches/jonas-petersen?type=standard&day=2026-09-22#booking",
    viewport: PHONE,
    colorScheme: "light",
    as: "lena",
    heading: "Termin buchen",
  },
];

stopOnSignals({ code: 130 });
process.env.NODE_ENV = "production";
// Server, pages and sandbox share this process, so they all see this time; timers run normally.
mock.timers.enable({ apis: ["Date"], now: new Date(NOW) });
try {
  const url = await serveDemo();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox"] });
  onStop(() => browser.close());
  for (const shot of SHOTS) await step(shot.name, () => take(browser, url, shot));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
await stopAll();
process.exit();

async function serveDemo(): Promise<string> {
  await checkPort(PORT, "127.0.0.1");
  const folder = temporaryFolder("screenshots", { isQuick: true });
  const cards = await startCardSandbox({
    port: sandboxPort(PORT),
    webhook: { url: `http://127.0.0.1:${PORT}/api/stripe/webhook` },
  });
  onStop(() => cards.stop());
  const env = {
    MODE: "demo",
    LOG_LEVEL: "warn",
    PASSWORD_COST: "light",
    HOST: "127.0.0.1",
    PORT: String(PORT),
    DATA_FOLDER: folder,
    CARD_SANDBOX_URL: `http://localhost:${sandboxPort(PORT)}`,
    DATABASE_URL: await ownDatabase({ folder: join(folder, "postgres"), fast: true }),
  };
  await ensureBuild();
  return step("Filling the demo", async () => {
    // After NODE_ENV is set: React chooses its production build by it when loaded.
    const { startServer } = await import("@aufwind/server/main");
    const server = await startServer(env);
    onStop(() => server.stop());
    return server.url;
  });
}

async function take(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const { name, path, viewport, colorScheme, as, heading } = shot;
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  });
  // Answers the consent dialog before the page asks.
  await context.addInitScript(() =>
    localStorage.setItem("consent", JSON.stringify({ marketing: false, mailing: false })),
  );
  if (as) await signIn(context, `${as}@example.org`);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.locator("html[data-live]").waitFor({ state: "attached" });
  const box = heading && (await page.getByRole("heading", { name: heading }).boundingBox());
  if (box) await page.evaluate(`scrollTo({ top: ${box.y - 24}, behavior: "instant" })`);
  await page.evaluate("document.fonts.ready");
  writeFileSync(join(FOLDER, `${name}.webp`), await captureWebp(context, page));
  await context.close();
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post("/api/visitors/login", { data: { email, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} could not log in: ${answer.status()} ${await answer.text()}`);
}

/** Playwright itself writes PNG and JPEG only; the browser's protocol has WEBP, at a third of the size. */
async function captureWebp(context: BrowserContext, page: Page): Promise<Buffer> {
  const protocol = await context.newCDPSession(page);
  const { data } = await protocol.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  return Buffer.from(data, "base64");
}
