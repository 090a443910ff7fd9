import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** The desk behind the journeys: see scripts/serve-journeys.ts. */
export const control = `http://127.0.0.1:${Number(process.env.JOURNEY_PORT ?? 23117) + 1}`;

type Fixtures = {
  /** A visitor who has already answered the consent dialog with "reject all", and whose page may not throw. */
  visitor: Page;
  /** The switch of the server's line to its database. */
  databaseLine: { cut(): Promise<void>; mend(): Promise<void> };
};

/** Answers the consent dialog with "reject all" before the page asks. */
export const answerConsent = () => {
  // A mail in its sandbox has no storage.
  if (window === window.top) localStorage.setItem("consent", JSON.stringify({ marketing: false, mailing: false }));
};

export const test = base.extend<Fixtures>({
  // Each journey comes from a network of its own, so that one cannot use up another's allowance.
  extraHTTPHeaders: async ({ locale: _ }, use) => {
    const part = () => Math.floor(Math.random() * 254) + 1;
    await use({ "x-forwarded-for": `10.${part()}.${part()}.${part()}` });
  },
  visitor: async ({ page }, use) => {
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(error.stack ?? error.message));
    await page.addInitScript(answerConsent);
    // Smooth scrolling would make every click wait for the page to rest.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const goto = page.goto.bind(page);
    // A click that comes before the page is live would test the browser, not us.
    page.goto = async (...target) => {
      const response = await goto(...target);
      await page.locator("html[data-live]").waitFor({ state: "attached" });
      return response;
    };
    await use(page);
    expect(thrown, "errors that the page threw and nobody caught").toEqual([]);
  },
  databaseLine: async ({ request }, use) => {
    await use({
      cut: async () => void (await request.get(`${control}/line/cut`)),
      mend: async () => void (await request.get(`${control}/line/mend`)),
    });
  },
});

/** No rule of WCAG 2.2 AA that a machine can check is broken on this page, or in this part of it. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // The browser's own list, hundreds of lines long in places: its select is looked at.
    .exclude("option")
    // Only violations are read: writing down all that is well takes as long as looking.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // No page has frames, and without them the results need no second page to be put together.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}

export { expect };
