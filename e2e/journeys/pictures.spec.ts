import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectFitting, test } from "../fixtures.ts";
import { pathTo } from "../pages.ts";
import { PUBLIC_PAGES, TOURS, visitPages } from "../tours.ts";

// Not a check: pictures of every page to look at, taken by `PICTURES=<folder> npm test -- e2e/journeys/pictures.spec.ts`.
const FOLDER = process.env.PICTURES ?? "";
const WIDTHS = [390, 768, 1440, 1920];
const SCHEMES = ["light", "dark"] as const;
const LOCALES = ["de", "en"] as const;

/** What an address names, where it is not a coach. */
const NAMED: Record<string, Record<(typeof LOCALES)[number], Record<string, string>>> = {
  blogArticle: {
    de: { slug: "erschoepfung-frueh-erkennen" },
    en: { slug: "recognising-exhaustion-early" },
  },
  topic: { de: { area: "karriere-und-beruf" }, en: { area: "career-and-work" } },
};

/** An open page at each width, in light and dark. */
async function take(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 1000 });
    await expectFitting(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const path = join(FOLDER, `${name}-${width}-${colorScheme}.jpeg`);
      await page.screenshot({ path, type: "jpeg", quality: 70, fullPage: true });
    }
  }
}

for (const locale of LOCALES) {
  for (const [name, { who, inEnglish = who, keys }] of Object.entries(TOURS))
    test(`${locale}: pictures of every page of ${name}`, async ({ visitor }) => {
      test.setTimeout(900_000);
      const tour = { who: locale === "en" ? inEnglish : who, keys, locale };
      await visitPages(visitor, tour, (key) => take(visitor, `${locale}-${key}`));
    });

  test(`${locale}: pictures of every public page`, async ({ visitor }) => {
    test.setTimeout(900_000);
    for (const key of PUBLIC_PAGES) {
      await visitor.goto(pathTo(key, { locale, named: NAMED[key]?.[locale] ?? { slug: "jonas-petersen" } }));
      await take(visitor, `${locale}-${key}`);
    }
  });
}
