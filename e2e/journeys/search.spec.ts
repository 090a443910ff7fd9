import type { Page } from "@playwright/test";
import { answerConsent, expect, expectAccessible, test } from "../fixtures.ts";

const PHONE = { width: 390, height: 844 };

const found = (page: Page) => page.locator("#found");
const cards = (page: Page) => page.locator("#results li h2");
const asked = (page: Page) => new URL(page.url()).searchParams;

test("de: from home by a topic, on a phone, with every filter, to a profile and back", async ({ visitor }) => {
  await visitor.setViewportSize(PHONE);
  await visitor.goto("/de");
  await visitor.getByRole("main").getByRole("link", { name: "Neurodiversität & Jugend" }).first().click();
  await visitor.waitForURL(/area=/);
  expect([...asked(visitor)]).toEqual([["area", "neurodiversity-youth"]]);
  await expect(cards(visitor).first()).toBeVisible();
  const chips = visitor.getByRole("list", { name: "Ihre Filter" }).getByRole("listitem");
  await expect(chips).toHaveText([/Neurodiversität & Jugend/]);

  await visitor.goto("/de/coaches?topic=gaming");
  await expect(found(visitor)).toContainText("Computerspiele");
  await visitor.getByRole("button", { name: "Filter" }).click();
  const drawer = visitor.getByRole("dialog");
  await expectAccessible(visitor);
  await drawer.getByText("Alle 38 Sprachen").click();
  await drawer.getByLabel("Arabisch").check();
  await visitor.waitForURL(/language=ar/);
  await drawer.getByLabel("Mann", { exact: false }).last().check();
  await visitor.waitForURL(/gender=male/);
  await drawer.getByLabel("Standard").check();
  await visitor.waitForURL(/type=standard/);
  await drawer.getByLabel("in den nächsten 30 Tagen").check();
  await visitor.waitForURL(/free=30/);
  await drawer.locator("input[name=max]").fill("480");
  await drawer.locator("input[name=max]").press("Enter");
  await visitor.waitForURL(/max=480/);
  await drawer.getByRole("button", { name: /anzeigen$/ }).click();
  await expect(drawer).toBeHidden();
  await expect(cards(visitor)).toHaveText(["Amir Haddad"]);

  await visitor.reload();
  await expect(cards(visitor)).toHaveText(["Amir Haddad"]);
  // A free time of the card leads to the panel with that time chosen.
  const times = visitor.getByRole("list", { name: "Nächste freie Zeiten bei Amir Haddad" }).getByRole("link");
  await expect(times).toHaveCount(3);
  const time = (await times.nth(1).locator("time").textContent()) ?? "";
  await times.nth(1).click();
  const sheet = visitor.getByRole("dialog", { name: "Termin buchen" });
  await expect(sheet.getByRole("radio", { name: time, exact: true })).toBeChecked();
  await visitor.goBack();
  const moved = visitor.evaluate(
    () =>
      new Promise<string>((done) => {
        document.addEventListener("click", () => {
          const portrait = document.querySelector<HTMLElement>("#results [data-moving]");
          setTimeout(() => done(portrait?.style.viewTransitionName ?? ""));
        });
      }),
  );
  await cards(visitor).getByRole("link").click();
  expect(await moved, "the portrait moves to the page of the coach").toBe("portrait");
  await visitor.waitForURL("**/de/coaches/amir-haddad");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Amir Haddad");
  await visitor.goBack();
  await expect(cards(visitor)).toHaveText(["Amir Haddad"]);
  expect([...asked(visitor).keys()].sort()).toEqual(["free", "gender", "language", "max", "topic", "type"]);
  await visitor.goBack();
  await visitor.waitForURL((url) => !url.searchParams.has("max"));
});

test("an area and its topics take each other's place; a fee that is just being typed survives the answer to the choice before it", async ({
  visitor,
}) => {
  await visitor.goto("/en/coaches?area=career");
  await expect(found(visitor)).toContainText("Career & work");
  const filters = visitor.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("checkbox", { name: /^Leading people/ }).check();
  await visitor.waitForURL(/\?topic=leadership$/);
  await filters.getByRole("checkbox", { name: /^Everything in this area/ }).check();
  await visitor.waitForURL(/\?area=career$/);

  let answer: () => void = () => undefined;
  const isTyped = new Promise<void>((done) => {
    answer = done;
  });
  await visitor.route(/coaches\.data/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await filters.getByLabel("Standard").check();
  await filters.locator("input[name=max]").fill("480");
  answer();
  await visitor.waitForURL(/type=standard/);
  await expect(visitor.locator("[aria-busy=true]")).toHaveCount(0);
  await filters.locator("input[name=max]").press("Enter");
  await visitor.waitForURL(/max=480/);
  expect(asked(visitor).get("type")).toBe("standard");
});

test("an order that is chosen before the page is live counts", async ({ page }) => {
  await page.addInitScript(answerConsent);
  // The page's scripts never load; its inline script did.
  await page.route(/\.js$/, () => new Promise(() => {}));
  await page.goto("/en/coaches?topic=stress", { waitUntil: "commit" });
  await page.getByLabel("Sort by").selectOption("priceUp");
  await page.waitForURL(/order=priceUp/, { waitUntil: "commit" });
  await expect(page.getByLabel("Sort by")).toHaveValue("priceUp");
  expect(asked(page).get("topic")).toBe("stress");
});

test("a topic that is chosen before the page is live takes the place of its area", async ({ page }) => {
  await page.addInitScript(answerConsent);
  // The page's scripts never load; its inline script did.
  await page.route(/\.js$/, () => new Promise(() => {}));
  await page.goto("/en/coaches?area=career", { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: /^Leading people/ }).check();
  await page.waitForURL(/topic=leadership/, { waitUntil: "commit" });
  expect(asked(page).get("area")).toBeNull();
});

test("a topic that is chosen while the code of the filters is on its way counts", async ({ page }) => {
  await page.addInitScript(answerConsent);
  // A slow phone: the page listens long before its filters are hydrated.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto("/en/coaches?area=career");
  await page.getByRole("checkbox", { name: /^Leading people/ }).check();
  await page.waitForURL(/\?topic=leadership$/);
});

test("en: from home by a word that is mistyped, with chips, an order, and a filter too many", { tag: "@core" }, async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 1440, height: 900 });
  await visitor.goto("/en");
  const main = visitor.getByRole("main");
  await main.getByLabel("What are you looking for?").fill("Burnot");
  await main.getByRole("button", { name: "Find coaches" }).click();
  await visitor.waitForURL("**/en/coaches?q=Burnot");
  await expect(visitor.getByText("We searched for “Burnout”.")).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Jonas Petersen" })).toBeVisible();

  await visitor.getByLabel("Sort by").selectOption("Lowest price");
  await visitor.waitForURL(/order=priceUp/);
  const aside = visitor.getByRole("complementary");
  await aside.getByLabel("4 and up").check();
  await visitor.waitForURL(/rating=4/);
  await aside.getByText("All 38 languages").click();
  await aside.getByLabel("Arabic").check();
  await expect(found(visitor)).toHaveText("No coaches found");
  await expect(visitor.getByText("With one filter less there are coaches")).toBeVisible();
  await visitor.getByRole("link", { name: "Remove filter: Arabic" }).click();
  await visitor.waitForURL((url) => !url.searchParams.has("language"));
  await expect(cards(visitor).first()).toBeVisible();
  await visitor.goBack();
  await expect(found(visitor)).toHaveText("No coaches found");

  await visitor.goForward();
  await visitor.getByRole("link", { name: "How we rank" }).first().click();
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

test("a card shows a whole face; more coaches are added below, each page has its address, and nonsense in it does no harm", async ({
  visitor,
}) => {
  await visitor.goto("/de/coaches");
  await expect(cards(visitor)).toHaveCount(10);
  const portrait = visitor.getByRole("main").locator("article img, li img").first();
  const seen = await portrait.evaluate((img: HTMLImageElement) => {
    const { width, height } = img.getBoundingClientRect();
    const share = Math.min(1, (height * img.naturalWidth) / (width * img.naturalHeight));
    const from = (1 - share) * (Number.parseFloat(getComputedStyle(img).objectPosition.split(" ")[1] ?? "50") / 100);
    return { from, to: from + share };
  });
  // From the hair to the shoulders.
  expect(seen.from).toBeLessThanOrEqual(0.12);
  expect(seen.to).toBeGreaterThanOrEqual(0.8);
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
    expect((await visitor.request.get(address)).status()).toBe(200);
  }
  await visitor.goto("/de/coaches?rating=9&language=klingon");
  await expect(visitor.getByText("Einen Teil der Adresse konnten wir nicht lesen.")).toBeVisible();
  await expect(cards(visitor)).toHaveCount(10);
});

test("without JavaScript the filters are a form, and a topic that may be an emergency shows where help is", {
  tag: "@core",
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/de/coaches");
  await page.getByText("Akute Lagen & Digitales").last().click();
  await page.getByLabel("Krise", { exact: false }).first().check();
  await page.getByRole("button", { name: "Filter anwenden" }).click();
  expect(asked(page).getAll("topic")).toEqual(["crisis"]);
  await expect(found(page)).toContainText("Coaches für");
  const strip = page.getByRole("main").getByText("Wenn es dringend ist:").first().locator("..");
  await expect(strip, "each number says whose it is").toContainText("TelefonSeelsorge 0800 111 0 111");
  await context.close();
});
