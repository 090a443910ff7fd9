import { expect, expectAccessible, expectAccessiblePage, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { fillLogin, newAddress, newMember, openLogin, PASSWORD, registerUnconfirmed } from "../people.ts";

test("en: register, open the mail, confirm, log in, log out", { tag: "@core" }, async ({ visitor, request }) => {
  const email = newAddress("mira");
  const main = visitor.getByRole("main");
  await visitor.goto("/en/register/client");
  await main.getByLabel("First name").fill("Mira");
  await main.getByLabel("Last name").fill("Vogel");
  await main.getByLabel("Email address").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main.getByLabel("Repeat the password").fill(PASSWORD);
  await main.getByLabel(/18/).check();
  await main.getByLabel(/terms/i).check();
  await main.getByRole("button", { name: "Create my account" }).click();
  await expect(main.getByText("Please check your inbox")).toBeVisible();
  await expect(main.getByText(email)).toBeVisible();
  await expectAccessible(visitor);

  await visitor.clock.install();
  await visitor.goto(linkIn(await mailTo(request, email), "confirm-email"));
  await expect(main.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await expectAccessible(visitor);
  // Nothing is pressed: the page goes to the login by itself.
  await visitor.clock.fastForward(5000);
  await expect(visitor).toHaveURL(/\/en\/login/);

  await fillLogin(visitor, { email }, { locale: "en" });
  await expect(visitor).toHaveURL(/\/en$/);
  await visitor.getByRole("banner").getByRole("link", { name: "My area" }).click();
  await visitor.getByRole("button", { name: "Your account: Mira Vogel" }).click();
  await expectAccessiblePage(visitor);
  await visitor.getByRole("button", { name: "Log out" }).click();
  await expect(visitor.getByRole("banner").getByRole("link", { name: "Log in" }).first()).toBeVisible();
  await expect(visitor).toHaveURL(/\/en$/);
});

test("without JavaScript one can register, confirm and log in as well", { tag: "@core" }, async ({
  browser,
  request,
  baseURL,
}) => {
  const network = `10.77.${Math.floor(Math.random() * 254)}.1`;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: "de-DE",
    extraHTTPHeaders: { "x-forwarded-for": network },
  });
  const page = await context.newPage();
  const [main, email] = [page.getByRole("main"), newAddress("plain")];
  await page.goto(`${baseURL}/de/registrieren/coach`);
  await main.getByLabel("Vorname").fill("Mira");
  await main.getByLabel("Nachname").fill("Vogel");
  await main.getByLabel("E-Mail-Adresse").fill(email);
  await main.getByLabel("Passwort", { exact: true }).fill("schwach");
  await main.getByLabel("Passwort wiederholen").fill("schwach");
  await main.getByLabel(/mindestens 18/).check();
  await main.getByLabel(/Geschäftsbedingungen/).check();
  const submit = main.getByRole("button", { name: "Coach-Konto anlegen" });
  await submit.click();
  await expect(main.getByText("Das Passwort erfüllt noch nicht alle Regeln.").first()).toBeVisible();
  await expect(main.getByLabel("Vorname")).toHaveValue("Mira");
  await main.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await main.getByLabel("Passwort wiederholen").fill(PASSWORD);
  await submit.click();
  await expect(main.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible();
  await page.goto(linkIn(await mailTo(request, email), "e-mail-bestaetigen"));
  await main.getByRole("button", { name: "Adresse bestätigen" }).click();
  await expect(main.getByRole("heading", { name: "Ihre Adresse ist bestätigt" })).toBeVisible();
  await page.goto(`${baseURL}/de/anmelden?to=${encodeURIComponent("/de/coach")}`);
  await fillLogin(page, { email });
  await expect(page).toHaveURL(/\/de\/coach(#login)?$/);
  await context.close();
});

test("the form ticks off the rules of the password, says that an address is taken, and asks a company for nothing it did not open", async ({
  visitor,
  request,
}) => {
  const { email } = await newMember(request);
  const main = visitor.getByRole("main");
  await visitor.goto("/de/registrieren/coach");
  const rules = main.getByRole("list", { name: "Was das Passwort braucht" }).getByRole("listitem");
  await expect(rules).toHaveCount(5);
  await expect(rules.filter({ hasText: "erfüllt" })).toHaveCount(0);
  await main.getByLabel("Passwort", { exact: true }).fill("Abc1");
  await expect(rules.filter({ hasText: "erfüllt" })).toHaveCount(3);
  await main.getByLabel("Passwort", { exact: true }).fill("Passwort1!");
  await expect(rules.filter({ hasText: "erfüllt" })).toHaveCount(5);
  await expect(main.getByText(/Stärke: (sehr )?schwach/).first()).toBeVisible();
  await main.getByLabel("Passwort", { exact: true }).fill("Kranich-Teller-84-Nebel");
  await expect(main.getByText(/Stärke: (sehr )?gut/).first()).toBeVisible();

  await main.getByLabel("E-Mail-Adresse").fill(email.toUpperCase());
  await main.getByLabel("Vorname").focus();
  await expect(main.getByText("Diese E-Mail-Adresse wird bereits verwendet").first()).toBeVisible();
  await main.getByLabel("E-Mail-Adresse").fill(newAddress("frei"));
  await main.getByLabel("Vorname").focus();
  await expect(main.getByText("Diese Adresse ist frei.").first()).toBeVisible();

  await expect(main.getByLabel("Name des Unternehmens")).toBeHidden();
  await main.getByLabel("Ich registriere mich als Unternehmen").check();
  await main.getByLabel("Umsatzsteuer-Identifikationsnummer").fill("123");
  await main.getByRole("button", { name: "Coach-Konto anlegen" }).click();
  await expect(main.getByLabel("Name des Unternehmens")).toHaveAccessibleDescription(/Bitte füllen Sie/);
  await expect(main.getByLabel("Umsatzsteuer-Identifikationsnummer")).toHaveAccessibleDescription(/zwei Buchstaben/);
});

test("a used or forged confirmation says what to do next", async ({ visitor }) => {
  await visitor.goto(`/de/e-mail-bestaetigen/${"A".repeat(43)}`);
  const main = visitor.getByRole("main");
  await expect(main.getByRole("heading", { name: "Der Link ist ungültig oder abgelaufen" })).toBeVisible();
  await expect(main.getByRole("button", { name: "E-Mail erneut senden" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Zur Anmeldung" })).toBeVisible();
});

test("de: the login tells who has not confirmed, sends the mail again after a countdown, and locks after five wrong passwords", async ({
  visitor,
  request,
}) => {
  const [unconfirmed, member] = [await registerUnconfirmed(request), await newMember(request)];
  const main = visitor.getByRole("main");
  const locked = main.getByText(/fehlgeschlagenen Anmeldeversuchen/).first();
  await openLogin(visitor);
  for (let n = 1; n <= 4; n++) {
    await fillLogin(visitor, member, { password: `Falsch-${n}` });
    await expect(main.getByText("E-Mail-Adresse oder Passwort stimmt nicht").first()).toBeVisible();
    await expect(main.getByRole("textbox").first()).toHaveValue(member.email);
  }
  await fillLogin(visitor, member, { password: "Falsch-5" });
  await expect(locked).toBeVisible();
  await expect(main.getByText(/15\sMinuten/)).toBeVisible();
  await fillLogin(visitor, member);
  await expect(locked).toBeVisible();

  await fillLogin(visitor, unconfirmed);
  await expect(main.getByText("Diese E-Mail-Adresse wurde noch nicht bestätigt").first()).toBeVisible();
  await main.getByRole("button", { name: "E-Mail erneut senden" }).click();
  await expect(main.getByText(/Bitte warten Sie .* bevor Sie die E-Mail erneut anfordern/).first()).toBeVisible();
});

test("the demo's people log in with one click, and land where they wanted to go", async ({ visitor }) => {
  await visitor.goto("/de/konto/geraete");
  await expect(visitor).toHaveURL(/\/de\/anmelden\?/);
  await visitor.getByRole("button", { name: /Lena Brandt/ }).click();
  await expect(visitor).toHaveURL(/\/de\/konto\/geraete$/);
  expect((await visitor.request.get("/de/anmelden")).url()).toMatch(/\/de$/);
});

test("what was logged out stays out of the browser's history, and the login never leads to another site", async ({
  visitor,
  request,
}) => {
  const member = await newMember(request);
  await visitor.goto(`/de/anmelden?to=${encodeURIComponent("//evil.example/x")}`);
  await fillLogin(visitor, member);
  await expect(visitor).toHaveURL(/localhost:\d+\/de$/);
  await visitor.goto("/de/konto");
  await expect(visitor.getByRole("main").getByLabel("Vorname")).toHaveValue("Mira");
  await visitor.getByRole("button", { name: "Ihr Konto: Mira Vogel" }).click();
  await visitor.getByRole("button", { name: "Abmelden" }).click();
  await expect(visitor).toHaveURL(/\/de$/);
  await visitor.goBack();
  await expect(visitor).toHaveURL(/\/de\/anmelden/);
});
