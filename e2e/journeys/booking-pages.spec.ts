import type { Page } from "@playwright/test";
import { newClient, type OpenCoach, openCoach, otherRequest } from "../appointments.ts";
import { downloadFile } from "../files.ts";
import { answerConsent, expect, expectAccessible, expectAccessiblePage, test } from "../fixtures.ts";
import { typeCard } from "../money.ts";
import { fillLogin } from "../people.ts";
import { query } from "../server-control.ts";

const SITE = "https://praxis.example";

/** A word of this coach's own, and perhaps a website that may show the widget. */
async function withPage({ request }: OpenCoach, ...sites: string[]): Promise<string> {
  expect((await request.put("/api/coaches/booking-page/sites", { data: { sites } })).status()).toBe(200);
  return (await (await request.get("/api/coaches/booking-page")).json()).shortName;
}

/** The coach's own website, with the widget in it. */
async function openSite(page: Page, { ours, coach, lang }: { ours: string; coach: string; lang: "de" | "en" }) {
  const script = `<script async src="${ours}/widget.js" data-coach="${coach}" data-lang="${lang}"></script>`;
  const body = `<!doctype html><html lang="${lang}"><title>Praxis</title><main><h1>Praxis</h1>${script}</main></html>`;
  await page.route(`${SITE}/**`, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  // A page of the internet asks before it reaches this machine, where the journeys run.
  await page.context().grantPermissions(["local-network-access"], { origin: SITE });
  await page.goto(SITE);
}

/** The client came by the coach's invitation, and can book anything. */
const KNOWN = `insert into relations (coach_id, client_id, kind, created_at)
  select $1::uuid, id, 'existing', now() from users where email = $2`;

/** From the last step to the appointment, with a card that is typed on the way. */
async function pay(window: Page): Promise<void> {
  await window.getByRole("checkbox", { name: /withdrawal period/ }).check();
  await window.getByRole("button", { name: "Book with obligation to pay", exact: true }).click();
  await typeCard(window, { locale: "en" });
  await window.getByRole("button", { name: "Save card and send request" }).click();
}

test("de: a coach chooses an address, prints the card and allows a website", async ({ visitor, browser }) => {
  const coach = await openCoach(await otherRequest(browser));
  await visitor.context().addCookies((await coach.request.storageState()).cookies);
  await visitor.goto("/de/coach/buchungsseite");
  const main = visitor.getByRole("main");
  await expect(visitor.getByRole("navigation").getByRole("link", { name: "Buchungsseite" }).first()).toBeVisible();
  await test.step("a word that is not possible is explained, another one is taken", async () => {
    const word = main.getByLabel("Ihr eigenes Wort");
    await word.fill("login");
    await main.getByRole("button", { name: "Adresse ändern" }).click();
    await expect(word).toHaveAccessibleDescription(/brauchen wir selbst/);
    const own = `ruhe-${coach.coachId.slice(-8)}`;
    await word.fill(own);
    await main.getByRole("button", { name: "Adresse ändern" }).click();
    await expect(main.getByText("Ihre Adresse ist geändert.").first()).toBeVisible();
    await expect(main.getByLabel("Alle Terminarten")).toHaveValue(new RegExp(`/b/${own}$`));
  });
  await test.step("code, cards and a website", async () => {
    await expect(main.getByRole("img", { name: /QR-Code/ })).toHaveJSProperty("complete", true);
    const card = await downloadFile(visitor, main.getByRole("link", { name: "Englisch (PDF)" }).first());
    expect(card.name).toBe("Buchungskarten.pdf");
    await main.getByLabel("Websites, die es zeigen dürfen").fill("http://praxis.example");
    await main.getByRole("button", { name: "Websites speichern" }).click();
    await expect(main.getByText(/mit https:\/\/ beginnt/).first()).toBeVisible();
    await main.getByLabel("Websites, die es zeigen dürfen").fill("https://Praxis.example/");
    await main.getByRole("button", { name: "Websites speichern" }).click();
    await expect(main.getByText("Das Widget erscheint nur auf diesen Websites.").first()).toBeVisible();
    await expect(visitor.frameLocator("iframe").getByRole("heading", { level: 1 })).toContainText(coach.name);
    await expectAccessible(visitor);
  });
  await test.step("the former address leads on, with the kind chosen", async () => {
    const [former] = (await (await coach.request.get("/api/coaches/booking-page")).json()).formerNames;
    await visitor.goto(`/b/${former}/kennenlernen`);
    await expect(visitor).toHaveURL(`/de/coaches/${coach.slug}?type=discovery&via=link#booking`);
  });
});

for (const lang of ["de", "en"] as const)
  test(`${lang}: somebody books on the coach's website in a small window, and the widget says so`, async ({
    visitor,
    browser,
    baseURL,
  }) => {
    const coach = await openCoach(await otherRequest(browser));
    const client = await newClient(await otherRequest(browser));
    const short = await withPage(coach, SITE);
    const isPaid = lang === "en";
    if (isPaid) await query(KNOWN, coach.coachId, client.email);
    // The window that is opened is asked for consent, too.
    await visitor.context().addInitScript(answerConsent);
    const goto = Object.getPrototypeOf(visitor).goto.bind(visitor);
    visitor.goto = goto;
    await openSite(visitor, { ours: baseURL ?? "", coach: short, lang });
    const frame = visitor.frameLocator("iframe");
    const times = frame.getByRole("list").last().getByRole("link");
    await test.step("the free times are there, accessible and without a cookie", async () => {
      await expect(frame.getByRole("heading", { level: 1 })).toContainText(coach.name);
      await expect.poll(() => visitor.locator("iframe").evaluate(({ style }) => style.height)).toMatch(/^\d+px$/);
      const widget = visitor.frame({ url: /\/widget\// });
      if (widget) await expectAccessiblePage(widget);
      if (isPaid) {
        const standard = frame.getByRole("link", { name: /^Standard/ });
        await standard.click();
        await expect(standard).toHaveAttribute("aria-current", "true");
      }
      // On a Sunday evening this week has hardly a time left.
      await frame.getByRole("link", { name: lang === "de" ? "Nächste Woche" : "Next week" }).click();
      await expect.poll(() => visitor.frame({ url: /[?&]week=/ })).not.toBeNull();
      const days = frame.getByRole("navigation").getByRole("listitem").getByRole("link");
      await days.last().click();
      await expect(days.last()).toHaveAttribute("aria-current", "date");
      // Before its script has run, a time opens a tab that no widget knows of.
      await visitor.frame({ url: /[?&]day=/ })?.waitForLoadState();
      expect(await visitor.context().cookies()).toEqual([]);
    });
    await test.step("a time opens the booking in a window of ours, which knows what was chosen", async () => {
      const opening = visitor.waitForEvent("popup");
      await times.nth(3).click();
      const window = await opening;
      await window.emulateMedia({ reducedMotion: "reduce" });
      // A click before hydration would test the browser, not us.
      await window.locator("html[data-live]").waitFor({ state: "attached" });
      // Here and not in the widget a client is known, and pays: in English with a card that is typed there.
      const logIn = { name: lang === "de" ? "Anmelden" : "Log in", exact: true };
      await window.getByRole("main").getByRole("link", logIn).click();
      await fillLogin(window, client, { locale: lang });
      if (lang === "de") await window.getByRole("button", { name: "Kostenlos buchen" }).click();
      else await pay(window);
      await expect(
        window.getByText(lang === "de" ? "Sie können dieses Fenster schließen" : "You can close this window"),
      ).toBeVisible();
      // What was booked before the window listened led to a new document.
      await window.locator("html[data-live]").waitFor({ state: "attached" });
      const close = window.getByRole("button", { name: lang === "de" ? "Fenster schließen" : "Close window" });
      // A click that closes its own window may never be answered.
      await Promise.all([window.waitForEvent("close"), close.click().catch(() => undefined)]);
    });
    await expect(
      frame.getByRole("heading", { name: lang === "de" ? "Ihre Anfrage ist gesendet" : "Your request has been sent" }),
    ).toBeVisible();
    const { items } = await (await coach.request.get("/api/coaches/booking-page/sources")).json();
    expect(items).toContainEqual({ source: "widget", clients: 1, appointments: 1 });
  });

test("a website that is not allowed gets a sentence with the way to the booking page", async ({
  page,
  browser,
  baseURL,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  const short = await withPage(coach, "https://andere.example");
  await openSite(page, { ours: baseURL ?? "", coach: short, lang: "de" });
  await expect(page.getByText("können auf dieser Website nicht angezeigt werden")).toBeVisible();
  const link = page.getByRole("link", { name: "Zur Buchungsseite" });
  await expect(link).toHaveAttribute("href", new RegExp(`/b/${short}\\?via=widget$`));
});
