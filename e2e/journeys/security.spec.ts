import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { appCode, fillLogin, logIn, newMember, openLogin, PASSWORD } from "../people.ts";

test("an authenticator app asks at the next login; a recovery code is the way back, once", async ({
  visitor,
  request,
}) => {
  const member = await newMember(request);
  const main = visitor.getByRole("main");
  await logIn(visitor, member, "/de/konto/sicherheit");
  await expectAccessible(visitor);
  await main.getByText("Authenticator-App einrichten", { exact: true }).click();
  const panel = main.locator("form").filter({ has: visitor.getByRole("button", { name: "Weiter zum QR-Code" }) });
  await panel.getByLabel("Ihr Passwort").fill(PASSWORD);
  await panel.getByRole("button", { name: "Weiter zum QR-Code" }).click();
  await expect(main.getByRole("img", { name: /QR-Code/ })).toBeVisible();
  await expectAccessible(visitor);
  const key = await main.locator("input[name=secret]").inputValue();
  await main.getByLabel("Sechsstelliger Code").fill(appCode(key));
  await main.getByRole("button", { name: "Einrichtung abschließen" }).click();
  await expect(main.getByRole("heading", { name: "Ihre Wiederherstellungscodes" })).toBeVisible();
  const codes = await main.getByRole("list").getByRole("listitem").locator("code").allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(visitor);

  await visitor.context().clearCookies();
  await visitor.goto("/de/anmelden");
  await fillLogin(visitor, member);
  await expect(visitor).toHaveURL(/\/de\/anmelden\/zweiter-schritt/);
  await expectAccessible(visitor);
  await main.getByRole("textbox").first().fill("000000");
  await main.getByRole("button", { name: "Bestätigen" }).click();
  await expect(main.getByText(/Dieser Code ist falsch/).first()).toBeVisible();
  await main
    .getByRole("textbox")
    .first()
    .fill(codes[0] ?? "");
  await main.getByRole("button", { name: "Bestätigen" }).click();
  await expect(visitor).toHaveURL(/\/de$/);
  await visitor.goto("/de/konto/sicherheit");
  await expect(main.getByText("noch 9")).toBeVisible();
});

const PASSKEY = {
  de: {
    page: "/de/konto/sicherheit",
    add: "Passkey hinzufügen",
    name: "Name des Passkeys",
    password: "Ihr Passwort",
    codes: "Ihre Wiederherstellungscodes",
    alone: "Mit Passkey anmelden",
    home: /\/de$/,
    step: /zweiter-schritt/,
    use: "Passkey verwenden",
    stop: "„Mein Laptop“ entfernen",
    remove: "Passkey entfernen",
    removed: "Der Passkey ist entfernt.",
  },
  en: {
    page: "/en/account/security",
    add: "Add a passkey",
    name: "Name of the passkey",
    password: "Your password",
    codes: "Your recovery codes",
    alone: "Log in with a passkey",
    home: /\/en$/,
    step: /second-step/,
    use: "Use your passkey",
    stop: "Remove “Mein Laptop”",
    remove: "Remove passkey",
    removed: "The passkey is removed.",
  },
} as const;

for (const locale of ["de", "en"] as const)
  test(`${locale}: a passkey is added, logs in by itself, and can be removed`, async ({ visitor, request }) => {
    const member = await newMember(request);
    const words = PASSKEY[locale];
    const main = visitor.getByRole("main");
    await addAuthenticator(visitor);
    await logIn(visitor, member, words.page);
    await main.getByText(words.add, { exact: true }).first().click();
    const panel = main.locator("form").filter({ has: visitor.getByLabel(words.name) });
    await panel.getByLabel(words.name).fill("Mein Laptop");
    await panel.getByLabel(words.password).fill(PASSWORD);
    await panel.getByRole("button").last().click();
    await expect(main.getByRole("heading", { name: words.codes })).toBeVisible();

    await visitor.context().clearCookies();
    await openLogin(visitor, locale);
    await main.getByRole("button", { name: words.alone }).click();
    await expect(visitor).toHaveURL(words.home);

    await visitor.context().clearCookies();
    await openLogin(visitor, locale);
    await fillLogin(visitor, member, { locale });
    await expect(visitor).toHaveURL(words.step);
    await main.getByRole("button", { name: words.use }).click();
    await expect(visitor).toHaveURL(words.home);

    await visitor.goto(words.page);
    await main.getByText(words.stop, { exact: true }).click();
    const removal = main.locator("form").filter({ has: visitor.getByRole("button", { name: words.remove }) });
    await removal.getByLabel(words.password).fill(PASSWORD);
    await removal.getByRole("button", { name: words.remove }).click();
    await expect(main.getByText(words.removed)).toBeVisible();
  });

/** A fingerprint sensor that always says yes. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devtools.send("WebAuthn.addVirtualAuthenticator", { options });
}

test("devices are listed, and signed out from afar", async ({ visitor, request, browser, baseURL }) => {
  const member = await newMember(request);
  const elsewhere = await browser.newContext({ locale: "de-DE", baseURL: baseURL ?? "" });
  const other = await elsewhere.newPage();
  await logIn(other, member, "/de/klient");
  await logIn(visitor, member, "/de/konto/geraete");
  const main = visitor.getByRole("main");
  await expect(main.getByText("Dieses Gerät", { exact: true })).toBeVisible();
  await expectAccessible(visitor);
  await main.getByRole("button", { name: /Dort abmelden/ }).click();
  await expect(main.getByText(/ist jetzt abgemeldet/).first()).toBeVisible();
  await expect(other).toHaveURL(/\/de\/anmelden\?.*reason=signedOut/, { timeout: 10_000 });
  await elsewhere.close();
});
