import { readFileSync } from "node:fs";
import { type BrowserContext, test as base, expect, type Frame, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The control server of the journeys: see scripts/serve-journeys.ts. */
export const CONTROL_URL = `http://127.0.0.1:${Number(process.env.JOURNEY_PORT ?? 23117) + 1}`;

type Fixtures = {
  /** Errors in a journey's pages, whoever opened them; must be empty at the end. */
  faults: string[];
  /** A visitor who has already answered the consent dialog with "reject all". */
  visitor: Page;
  /** Cuts and restores the server's connection to its database. */
  databaseLine: { cut(): Promise<void>; mend(): Promise<void> };
};

/** Answers the consent dialog with "reject all" before the page asks. */
export const answerConsent = () => {
  // A sandboxed mail, an empty page and an unreachable one have no storage.
  if (window === window.top && window.origin !== "null")
    localStorage.setItem("consent", JSON.stringify({ marketing: false, mailing: false }));
};

const POLICY = "content policy violated:";

/** Logs violations of the content policy, which the browser reports to the page only. */
const tellViolations = (mark: string) =>
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(mark, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`),
  );

async function watch(context: BrowserContext, faults: string[]): Promise<BrowserContext> {
  context.on("weberror", (thrown) => faults.push(thrown.error().stack ?? thrown.error().message));
  context.on("console", (line) => {
    if (line.text().startsWith(POLICY)) faults.push(`${line.page()?.url()} ${line.text()}`);
  });
  await context.addInitScript(tellViolations, POLICY);
  const close = context.close.bind(context);
  // What is aborted at the end of the journey is no fault.
  context.close = (options) => {
    context.removeAllListeners("weberror");
    context.removeAllListeners("console");
    return close(options);
  };
  return context;
}

export const test = base.extend<Fixtures>({
  faults: [
    async ({ browser }, use) => {
      const faults: string[] = [];
      const opened: BrowserContext[] = [];
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await watch(await newContext(options), faults);
        opened.push(context);
        return context;
      };
      await use(faults);
      browser.newContext = newContext;
      // Pages that stay open keep their streams and take the next journeys' time.
      await Promise.all(opened.map((context) => context.close()));
      expect(faults, "errors that nobody caught, and what the content policy stopped").toEqual([]);
    },
    { auto: true },
  ],
  // Each journey comes from a network of its own, so that one cannot use up another's limit.
  extraHTTPHeaders: async ({ locale: _ }, use) => {
    const part = () => Math.floor(Math.random() * 254) + 1;
    await use({ "x-forwarded-for": `10.${part()}.${part()}.${part()}` });
  },
  visitor: async ({ page }, use) => {
    await page.addInitScript(answerConsent);
    // With smooth scrolling every click would wait for the page to rest.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const goto = page.goto.bind(page);
    // A click before hydration would test the browser, not us.
    page.goto = async (...target) => {
      const response = await goto(...target);
      await page.locator("html[data-live]").waitFor({ state: "attached" });
      return response;
    };
    await use(page);
  },
  databaseLine: async ({ request }, use) => {
    await use({
      cut: async () => void (await request.get(`${CONTROL_URL}/line/cut`)),
      mend: async () => void (await request.get(`${CONTROL_URL}/line/mend`)),
    });
  },
});

/** Each layout and each scheme once: the smallest phone in light, a desktop in dark. */
const LOOKS = {
  phoneByDay: { viewport: { width: 320, height: 700 }, colorScheme: "light" },
  deskByNight: { viewport: { width: 1280, height: 900 }, colorScheme: "dark" },
} as const;

export async function applyLook(page: Page, look: keyof typeof LOOKS): Promise<void> {
  const { viewport, colorScheme } = LOOKS[look];
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** No horizontal overflow. */
export async function expectFitting(page: Page): Promise<void> {
  // What is not laid out yet is never too wide.
  await page.locator("html:is([data-laid-out], :not([data-live]))").waitFor({ state: "attached" });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** What the Nu HTML checker once found on our pages, besides duplicate ids. */
const INVALID = [
  "meta:not([content]):not([charset])",
  // `street-address` is for multi-line fields.
  "input[autocomplete~=street-address]",
  "button[type=submit][role=switch]",
  "[pathLength]",
].join();

export async function expectValid(page: Page): Promise<void> {
  const faults = await page.evaluate((invalid) => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const elements = [...document.querySelectorAll(invalid)];
    return [...ids.filter((id, place) => ids.indexOf(id) < place), ...elements.map((each) => each.outerHTML)];
  }, INVALID);
  expect(faults, page.url()).toEqual([]);
}

const AXE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** screens.spec.ts checks the shell around every page; a journey checks what only it shows. */
const STATE = ["main", "dialog[open]", "[role=dialog]"];

/** No violation of WCAG 2.2 AA that axe can find in this state of a page, or in this part of it. */
export const expectAccessible = (page: Page, part?: string): Promise<void> =>
  expectNoViolation(page, part ? [part] : STATE);

/** The same for a whole page, with the shell around it, or for one of ours in a frame. */
export const expectAccessiblePage = (page: Page | Frame): Promise<void> => expectNoViolation(page, ["html"]);

/** Only the colours of a whole page: for the second look at elements that were checked in the other scheme. */
export const expectContrast = (page: Page): Promise<void> => expectNoViolation(page, ["html"], COLOURS);

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOURS = ["color-contrast", "link-in-text-block"];

async function expectNoViolation(page: Page | Frame, include: string[], rules = WCAG) {
  // Injecting it takes as long as some pages' whole check: once per document is enough.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const broken = await page.evaluate(
    async ({ include, rules }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      // Options of long native selects are skipped; the selects themselves are checked.
      const context = { include, exclude: ["option"] };
      const { violations } = await checker.run(context, {
        runOnly: rules,
        // Only violations are collected: recording passes and selectors takes as long as checking.
        resultTypes: ["violations"],
        selectors: false,
        // Frames belong to others: the provider's fields, a sent mail.
        iframes: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
    },
    { include, rules },
  );
  expect(broken).toEqual([]);
}

export { expect };
