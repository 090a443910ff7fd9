import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures.ts";

const PHONE = { width: 390, height: 844 };

const WORDS = {
  de: {
    area: "Neurodiversität & Jugend",
    topic: "Computerspiele",
    box: "Was suchen Sie?",
    search: "Coaches finden",
    filters: "Filter",
    show: /anzeigen$/,
    remove: "Filter entfernen:",
    arabic: "Arabisch",
    allLanguages: "Alle 38 Sprachen",
    man: "Mann",
    standard: "Standard",
    month: "in den nächsten 30 Tagen",
    sort: "Sortieren",
    cheapest: "Niedrigster Preis",
    nobody: "Kein Coach passt",
    almost: "Ein Filter weniger, und es gibt Coaches",
    unread: "Einen Teil der Adresse konnten wir nicht lesen.",
    corrected: "Wir haben nach „Burnout“ gesucht.",
    rank: "Wie wir sortieren",
    more: "Mehr anzeigen",
    stars: "4 und mehr",
  },
  en: {
    area: "Neurodiversity & youth",
    topic: "Gaming",
    box: "What are you looking for?",
    search: "Find coaches",
    filters: "Filters",
    show: /^Show/,
    remove: "Remove filter:",
    arabic: "Arabic",
    allLanguages: "All 38 languages",
    man: "Man",
    standard: "Standard",
    month: "in the next 30 days",
    sort: "Sort by",
    cheapest: "Lowest price",
    nobody: "No coach fits",
    almost: "One filter less, and there are coaches",
    unread: "We could not read a part of the address",
    corrected: "We searched for “Burnout”.",
    rank: "How we rank",
    more: "Show more",
    stars: "4 and up",
  },
} as const;

const found = (page: Page) => page.locator("#found");
const cards = (page: Page) => page.locator("#results li h2");
const asked = (page: Page) => new URL(page.url()).searchParams;

for (const locale of ["de", "en"] as const)
  test(`${locale}: from home by a topic, on a phone, with every filter, to a profile and back`, async ({ visitor }) => {
    const words = WORDS[locale];
    await visitor.setViewportSize(PHONE);
    await visitor.goto(`/${locale}`);
    await visitor.getByRole("main").getByRole("link", { name: words.area }).first().click();
    await visitor.waitForURL(/topic=/);
    expect(asked(visitor).getAll("topic")).toContain("adhd");
    await expect(cards(visitor).first()).toBeVisible();

    await visitor.goto(`/${locale}/coaches?topic=gaming`);
    await expect(found(visitor)).toContainText(words.topic);
    await visitor.getByRole("button", { name: words.filters }).click();
    const drawer = visitor.getByRole("dialog");
    if (locale === "de") await expectAccessible(visitor);
    await drawer.getByText(words.allLanguages).click();
    await drawer.getByLabel(words.arabic).check();
    await visitor.waitForURL(/language=ar/);
    await drawer.getByLabel(words.man, { exact: false }).last().check();
    await visitor.waitForURL(/gender=male/);
    await drawer.getByLabel(words.standard).check();
    await visitor.waitForURL(/type=standard/);
    await drawer.getByLabel(words.month).check();
    await visitor.waitForURL(/free=30/);
    await drawer.locator("input[name=max]").fill("480");
    await drawer.locator("input[name=max]").press("Enter");
    await visitor.waitForURL(/max=480/);
    await drawer.getByRole("button", { name: words.show }).click();
    await expect(drawer).toBeHidden();
    await expect(cards(visitor)).toHaveText(["Amir Haddad"]);

    await visitor.reload();
    await expect(cards(visitor)).toHaveText(["Amir Haddad"]);
    await cards(visitor).getByRole("link").click();
    await visitor.waitForURL(`**/${locale}/coaches/amir-haddad`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Amir Haddad");
    await visitor.goBack();
    await expect(cards(visitor)).toHaveText(["Amir Haddad"]);
    expect([...asked(visitor).keys()].sort()).toEqual(["free", "gender", "language", "max", "topic", "type"]);
    await visitor.goBack();
    await visitor.waitForURL((url) => !url.searchParams.has("max"));
  });

for (const locale of ["de", "en"] as const)
  test(`${locale}: from home by a word that is mistyped, with chips, an order, and a filter too many`, async ({
    visitor,
  }) => {
    const words = WORDS[locale];
    await visitor.setViewportSize({ width: 1440, height: 900 });
    await visitor.goto(`/${locale}`);
    const main = visitor.getByRole("main");
    await main.getByLabel(words.box).fill("Burnot");
    await main.getByRole("button", { name: words.search }).click();
    await visitor.waitForURL(`**/${locale}/coaches?q=Burnot`);
    await expect(visitor.getByText(words.corrected)).toBeVisible();
    await expect(visitor.getByRole("heading", { name: "Jonas Petersen" })).toBeVisible();
    if (locale === "de") await expectAccessible(visitor);

    await visitor.getByLabel(words.sort).selectOption(words.cheapest);
    await visitor.waitForURL(/order=priceUp/);
    const aside = visitor.getByRole("complementary");
    await aside.getByLabel(words.stars).check();
    await visitor.waitForURL(/rating=4/);
    await aside.getByText(words.allLanguages).click();
    await aside.getByLabel(words.arabic).check();
    await expect(found(visitor)).toHaveText(words.nobody);
    await expect(visitor.getByText(words.almost)).toBeVisible();
    await visitor.getByRole("link", { name: `${words.remove} ${words.arabic}` }).click();
    await visitor.waitForURL((url) => !url.searchParams.has("language"));
    await expect(cards(visitor).first()).toBeVisible();
    await visitor.goBack();
    await expect(found(visitor)).toHaveText(words.nobody);

    await visitor.goForward();
    await visitor.getByRole("link", { name: words.rank }).first().click();
    await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  });

test("what is typed is suggested, and chosen with the keyboard alone", async ({ visitor }) => {
  await visitor.goto("/de/coaches");
  const box = visitor.getByRole("combobox", { name: "Was suchen Sie?" });
  await visitor.getByLabel("Was suchen Sie?").focus();
  await box.pressSequentially("bur");
  const options = visitor.getByRole("option");
  await expect(options.filter({ hasText: "Burnout" })).toBeVisible();
  await expectAccessible(visitor);
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await box.press("Enter");
  await visitor.waitForURL(/topic=burnout/);

  await box.fill("xyz");
  await box.press("Escape");
  await expect(visitor.getByRole("listbox")).toBeHidden();
  await box.fill("Amir H");
  await options.filter({ hasText: "Amir Haddad" }).click();
  await visitor.waitForURL("**/de/coaches/amir-haddad");
});

test("more coaches are added below, each page has its address, and nonsense in it does no harm", async ({
  visitor,
}) => {
  await visitor.goto("/de/coaches");
  await expect(cards(visitor)).toHaveCount(10);
  const first = await cards(visitor).allTextContents();
  await visitor.getByRole("link", { name: "Mehr anzeigen" }).click();
  await expect(cards(visitor)).toHaveCount(20);
  expect((await cards(visitor).allTextContents()).slice(0, 10)).toEqual(first);
  expect(asked(visitor).get("page")).toBe("2");
  await expect(cards(visitor).nth(10).getByRole("link")).toBeFocused();

  for (const address of [
    `/de/coaches?rating=9&language=klingon&max=viel&order=zufall&page=-3&free=x&gender=x&type=x&q=${"a".repeat(500)}`,
    "/de/coaches?q=%00%27%25%F0%9F%A6%8A&topic=%3Cscript%3E",
  ]) {
    const response = await visitor.goto(address);
    expect(response?.status()).toBe(200);
  }
  await visitor.goto("/de/coaches?rating=9&language=klingon");
  await expect(visitor.getByText("Einen Teil der Adresse konnten wir nicht lesen.")).toBeVisible();
  await expect(cards(visitor)).toHaveCount(10);
});

test("without JavaScript the filters are a form, and a topic that may be an emergency shows where help is", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/de/coaches");
  await page.getByText("Akute Lagen & Digitales").last().click();
  await page.getByLabel("Krise", { exact: false }).first().check();
  await page.getByRole("button", { name: "Filter anwenden" }).click();
  expect(asked(page).getAll("topic")).toEqual(["crisis"]);
  await expect(found(page)).toContainText("Coaches für");
  await expect(page.getByText("0800 111 0 111").first()).toBeVisible();
  await context.close();
});
