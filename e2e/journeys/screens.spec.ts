import type { Page } from "@playwright/test";
import { applyLook, expect, expectAccessiblePage, expectFitting, expectValid, test } from "../fixtures.ts";
import { PAGE_KEYS } from "../pages.ts";
import { FLOW_PAGES, PUBLIC_PAGES, REDIRECTING_PAGES, TOURS, visitPages } from "../tours.ts";

test("every page of the site has somebody who looks at it for barriers", { tag: "@core" }, () => {
  const seen = [
    ...Object.values(TOURS).flatMap(({ keys }) => [...keys]),
    ...REDIRECTING_PAGES,
    ...FLOW_PAGES,
    ...PUBLIC_PAGES,
  ];
  expect(seen.toSorted()).toEqual(PAGE_KEYS.toSorted());
});

/** First pages are read at a glance: at most this tall, for people with much to show. */
const TALLEST = [
  { width: 390, height: 844, most: 3000 },
  { width: 1440, height: 900, most: 1400 },
];

async function expectShort(page: Page) {
  for (const { most, ...viewport } of TALLEST) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), page.url()).toBeLessThanOrEqual(most);
  }
  await applyLook(page, "phoneByDay");
}

for (const [name, { who, keys }] of Object.entries(TOURS))
  test(`de: every page of ${name} fits the smallest phone and has no barrier that a machine finds`, async ({
    visitor,
  }) => {
    // Twenty-five pages each, on a machine that may be busy.
    test.setTimeout(300_000);
    await applyLook(visitor, "phoneByDay");
    await visitPages(visitor, { who, keys, locale: "de" }, async (key) => {
      await expectFitting(visitor);
      if (key === "clientHome" || key === "coachHome") await expectShort(visitor);
      // Every second one at a desk, so that each look has half of the pages.
      if (keys.indexOf(key) % 2 === 1) await applyLook(visitor, "deskByNight");
      await expectFitting(visitor);
      await expectValid(visitor);
      await expectAccessiblePage(visitor);
      await applyLook(visitor, "phoneByDay");
    });
  });

test.describe("before JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  for (const [name, { who, inEnglish = who, keys, alsoInEnglish = [], afterwards }] of Object.entries(TOURS))
    test(`en: every page of ${name} reads and fits the smallest phone`, { tag: "@core" }, async ({ page }) => {
      test.setTimeout(240_000);
      const tour = { who: inEnglish, keys: [...keys, ...alsoInEnglish], afterwards, locale: "en" } as const;
      await visitPages(page, tour, () => expectFitting(page));
    });
});
