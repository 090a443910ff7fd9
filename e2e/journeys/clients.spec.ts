import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { fillLogin, logIn, newAddress, newMember, PASSWORD } from "../people.ts";

const WORDS = {
  de: {
    start: "/de/klient/start",
    home: "/de/klient",
    wishes: "/de/klient/wuensche",
    list: "/de/klient/merkliste",
    areas: ["Psyche & Resilienz", "Gesundheit & Sucht"],
    next: "Speichern und weiter",
    consent: /Ja, ich willige ein/,
    missing: "Diese Themen sagen etwas über Ihre Gesundheit. Bitte willigen Sie ein, oder wählen Sie andere Themen.",
    languages: ["Deutsch", "Türkisch"],
    upTo: "Bis (€)",
    finish: "Fertig: Vorschläge ansehen",
    source: "Freunde oder Familie",
    fits: "Coaches, die zu Ihnen passen",
    score: /Passung \d+ von 100/,
    reason: /arbeitet zu .*(Burnout|Schlaf)/,
    others: "Andere zeigen",
    forget: "Einwilligung widerrufen und Wünsche löschen",
    forgotten: "Ihre Wünsche sind gelöscht",
    tell: "Erzählen Sie uns, was Sie suchen",
    bookmark: "Jonas Petersen merken",
    nobody: "Noch niemand gemerkt",
  },
  en: {
    start: "/en/client/welcome",
    home: "/en/client",
    wishes: "/en/client/preferences",
    list: "/en/client/bookmarks",
    areas: ["Mental health & resilience", "Health & addiction"],
    next: "Save and continue",
    consent: /Yes, I/,
    missing: "These topics say something about your health. Please agree, or choose other topics.",
    languages: ["German", "Turkish"],
    upTo: "Up to (€)",
    finish: "Done: show my suggestions",
    source: "Friends or family",
    fits: "Coaches who fit you",
    score: /\d+ out of 100 match/,
    reason: /works on .*(burnout|sleep)/i,
    others: "Show me others",
    forget: "Withdraw consent and delete my preferences",
    forgotten: "Your preferences are deleted.",
    tell: "Tell us what you are looking for",
    bookmark: "Bookmark Jonas Petersen",
    nobody: "No bookmarks yet",
  },
} as const;

for (const locale of ["de", "en"] as const)
  test(`${locale}: a new client says what is wanted, gets suggestions with reasons, and takes it all back`, async ({
    visitor,
  }) => {
    test.setTimeout(60_000);
    const words = WORDS[locale];
    const client = await newMember(visitor.request);
    await logIn(visitor, client, words.home);
    const main = visitor.getByRole("main");
    await expect(main.getByText(words.tell)).toBeVisible();
    await visitor.goto(words.start);
    for (const [place, area] of words.areas.entries()) {
      await main.locator("summary").filter({ hasText: area }).click();
      await main.locator(`[name="preferredCoachingAreas:${["burnout", "sleep"][place]}"]`).check();
    }
    if (locale === "de") await expectAccessible(visitor);
    await main.getByRole("button", { name: words.next }).click();
    await expect(main.getByText(words.missing).first()).toBeVisible();
    await main.getByLabel(words.consent).check();
    await main.getByRole("button", { name: words.next }).click();

    for (const language of words.languages) await main.getByLabel(language, { exact: true }).check();
    await main.getByLabel(words.upTo).fill("200");
    if (locale === "de") await expectAccessible(visitor);
    await main.getByRole("button", { name: words.next }).click();
    await main.getByLabel(words.source).check();
    await main.getByRole("button", { name: words.finish }).click();

    await visitor.waitForURL((url) => url.pathname === words.home);
    await expect(main.getByRole("heading", { name: words.fits })).toBeVisible();
    await expect(main.getByText(words.score).first()).toBeVisible();
    await expect(main.getByText(words.reason).first()).toBeVisible();
    if (locale === "de") await expectAccessible(visitor);
    const first = await main.locator("h3").allTextContents();
    await main.getByRole("link", { name: words.others }).click();
    await visitor.waitForURL(/others=2/);
    await expect.poll(() => main.locator("h3").allTextContents()).not.toEqual(first);

    await visitor.goto(words.wishes);
    await main.getByRole("button", { name: words.forget }).click();
    await expect(main.getByText(words.forgotten)).toBeVisible();
    const kept = await (await visitor.request.get("/api/clients/preferences")).json();
    expect(kept).toMatchObject({ preferredCoachingAreas: [], healthConsent: false, isFinished: false });
  });

for (const locale of ["de", "en"] as const)
  test(`${locale}: a visitor bookmarks a coach, logs in, and is back at the same place with the bookmark`, async ({
    visitor,
  }) => {
    const words = WORDS[locale];
    const client = await newMember(visitor.request);
    await visitor.context().clearCookies();
    const place = `/${locale}/coaches?topic=burnout&language=de&order=rating`;
    await visitor.goto(place);
    await visitor.getByRole("button", { name: words.bookmark }).click();
    await fillLogin(visitor, client, { locale });
    await visitor.waitForURL((url) => `${url.pathname}${url.search}` === place);
    const heart = visitor.getByRole("button", { name: words.bookmark });
    await expect(heart).toHaveAttribute("aria-pressed", "true");

    await visitor.goto(words.list);
    await expect(visitor.getByRole("heading", { name: "Jonas Petersen" })).toBeVisible();
    if (locale === "de") await expectAccessible(visitor);
    await visitor.getByRole("button", { name: words.bookmark }).click();
    await expect(visitor.getByRole("button", { name: words.bookmark })).toHaveAttribute("aria-pressed", "false");
    // The heart shows at once what it was pressed for; a reload before the answer would break it off.
    await expect(visitor.locator("form[aria-busy]")).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByText(words.nobody)).toBeVisible();
  });

test("a visitor who presses the heart and has no account yet registers, confirms, logs in, and has the bookmark", async ({
  visitor,
  request,
}) => {
  const place = "/de/coaches?topic=burnout&order=rating";
  const email = newAddress("mira");
  const main = visitor.getByRole("main");
  await visitor.goto(place);
  await visitor.getByRole("button", { name: WORDS.de.bookmark }).click();
  await expect(main.getByText("Melden Sie sich an, um den Coach zu merken.")).toBeVisible();
  await main.getByRole("link", { name: "Kostenloses Konto anlegen" }).first().click();
  await main.getByRole("link", { name: "Konto für mich anlegen" }).click();
  await main.getByLabel("Vorname").fill("Mira");
  await main.getByLabel("Nachname").fill("Vogel");
  await main.getByLabel("E-Mail-Adresse").fill(email);
  await main.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await main.getByLabel("Passwort wiederholen").fill(PASSWORD);
  await main.getByLabel(/mindestens 18/).check();
  await main.getByLabel(/Geschäftsbedingungen/).check();
  await main.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(main.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible();

  await visitor.goto(linkIn(await mailTo(request, email), "e-mail-bestaetigen"));
  await expect(main.getByRole("heading", { name: "Ihre Adresse ist bestätigt" })).toBeVisible();
  // As whoever comes back later does, by the plain address of the page.
  await visitor.goto("/de/anmelden");
  await fillLogin(visitor, { email });
  await visitor.waitForURL((url) => `${url.pathname}${url.search}` === place);
  await expect(visitor.getByRole("button", { name: WORDS.de.bookmark })).toHaveAttribute("aria-pressed", "true");
});

test("a bookmark that cannot be saved says so and is not shown as saved", async ({ visitor }) => {
  const client = await newMember(visitor.request);
  await logIn(visitor, client, "/de/coaches/jonas-petersen");
  const heart = visitor.getByRole("button", { name: "Jonas Petersen merken" }).first();
  await visitor.route("**/*bookmark*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await heart.click();
  await expect(
    visitor.getByText("Der Coach konnte nicht gemerkt werden. Bitte versuchen Sie es noch einmal.").first(),
  ).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});
