import { expect, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { textWithoutScripts } from "../pages.ts";
import { fillLogin, logIn, newAddress, newMember, PASSWORD, signIn } from "../people.ts";

const BOOKMARK = "Jonas Petersen merken";

test("en: a new client says what is wanted, gets suggestions with reasons, and takes it all back", async ({
  visitor,
}) => {
  const client = await newMember(visitor.request);
  await signIn(visitor.request, client.email);
  expect(await textWithoutScripts(visitor.request, "/en/client")).toContain("Tell us what you are looking for");
  const main = visitor.getByRole("main");
  await visitor.goto("/en/client/welcome");
  for (const [place, area] of ["Mental health & resilience", "Health & addiction"].entries()) {
    await main.locator("summary").filter({ hasText: area }).click();
    await main.locator(`[name="preferredCoachingAreas:${["burnout", "sleep"][place]}"]`).check();
  }
  await main.getByRole("button", { name: "Save and continue" }).click();
  await expect(
    main.getByText("These topics say something about your health. Please agree, or choose other topics.").first(),
  ).toBeVisible();
  await main.getByLabel(/Yes, I/).check();
  await main.getByRole("button", { name: "Save and continue" }).click();

  for (const language of ["German", "Turkish"]) await main.getByLabel(language, { exact: true }).check();
  await main.getByLabel("Up to (€)").fill("200");
  await main.getByRole("button", { name: "Save and continue" }).click();
  await main.getByLabel("Friends or family").check();
  await main.getByRole("button", { name: "Done: show my suggestions" }).click();

  await visitor.waitForURL((url) => url.pathname === "/en/client");
  await expect(main.getByRole("heading", { name: "Coaches who suit you" })).toBeVisible();
  await expect(main.getByText(/Match: \d+ out of 100/).first()).toBeVisible();
  await expect(main.getByText(/works on .*(burnout|sleep)/i).first()).toBeVisible();
  // By their addresses: two coaches can have one name.
  const suggested = () => main.locator("h3 a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const first = await suggested();
  expect(first).toHaveLength(3);
  await main.getByRole("link", { name: "Show me others" }).click();
  await visitor.waitForURL(/others=2/);
  await expect.poll(suggested).not.toEqual(first);

  await visitor.goto("/en/client/preferences");
  await main.getByRole("button", { name: "Withdraw consent and delete my preferences" }).click();
  await expect(main.getByText("Your preferences have been deleted")).toBeVisible();
  const kept = await (await visitor.request.get("/api/clients/preferences")).json();
  expect(kept).toMatchObject({ preferredCoachingAreas: [], healthConsent: false, isFinished: false });
});

test("de: a visitor bookmarks a coach, logs in, and is back at the same place with the bookmark", async ({
  visitor,
}) => {
  const client = await newMember(visitor.request);
  await visitor.context().clearCookies();
  const place = "/de/coaches?topic=burnout&language=de&order=rating";
  await visitor.goto(place);
  await visitor.getByRole("button", { name: BOOKMARK }).click();
  await fillLogin(visitor, client);
  await visitor.waitForURL((url) => `${url.pathname}${url.search}` === place);
  const heart = visitor.getByRole("button", { name: BOOKMARK });
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await visitor.goto("/de/klient/merkliste");
  await expect(visitor.getByRole("heading", { name: "Jonas Petersen" })).toBeVisible();
  await visitor.getByRole("button", { name: BOOKMARK }).click();
  await expect(visitor.getByRole("button", { name: BOOKMARK })).toHaveAttribute("aria-pressed", "false");
  // The heart updates optimistically; a reload before the answer would abort it.
  await expect(visitor.locator("form[aria-busy]")).toHaveCount(0);
  expect(await textWithoutScripts(visitor.request, "/de/klient/merkliste")).toContain("Noch niemand gemerkt");
});

test("a visitor who presses the heart and has no account yet registers, confirms, logs in, and has the bookmark", async ({
  visitor,
  request,
}) => {
  const place = "/de/coaches?topic=burnout&order=rating";
  const email = newAddress("mira");
  const main = visitor.getByRole("main");
  await visitor.goto(place);
  await visitor.getByRole("button", { name: BOOKMARK }).click();
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
  // As on a later visit, by the page's plain address.
  await visitor.goto("/de/anmelden");
  await fillLogin(visitor, { email });
  await visitor.waitForURL((url) => `${url.pathname}${url.search}` === place);
  await expect(visitor.getByRole("button", { name: BOOKMARK })).toHaveAttribute("aria-pressed", "true");
});

test("a bookmark that cannot be saved says so and is not shown as saved", async ({ visitor }) => {
  const client = await newMember(visitor.request);
  await logIn(visitor, client, "/de/coaches/jonas-petersen");
  const heart = visitor.getByRole("button", { name: BOOKMARK }).first();
  await visitor.route("**/*bookmark*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await heart.click();
  await expect(
    visitor.getByText("Der Coach konnte nicht gemerkt werden. Bitte versuchen Sie es noch einmal.").first(),
  ).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});
