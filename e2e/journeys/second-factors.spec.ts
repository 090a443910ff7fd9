import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { textWithoutScripts } from "../pages.ts";
import { appCode, fillLogin, logIn, newMember, openLogin, PASSWORD } from "../people.ts";

test("an authenticator app asks at the next login; a recovery code is the way back, once", async ({
  visitor,
  request,
}) => {
  const member = await newMember(request);
  const main = visitor.getByRole("main");
  await logIn(visitor, member, "/de/konto/sicherheit");
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
  expect(await textWithoutScripts(visitor.request, "/de/konto/sicherheit")).toContain("noch 9");
});

test("en: a passkey is added, logs in by itself, and can be removed", { tag: "@core" }, async ({
  visitor,
  request,
}) => {
  const member = await newMember(request);
  const main = visitor.getByRole("main");
  await addAuthenticator(visitor);
  await logIn(visitor, member, "/en/account/security");
  await main.getByText("Add a passkey", { exact: true }).first().click();
  const panel = main.locator("form").filter({ has: visitor.getByLabel("Name of the passkey") });
  await panel.getByLabel("Name of the passkey").fill("Mein Laptop");
  await panel.getByLabel("Your password").fill(PASSWORD);
  await panel.getByRole("button").last().click();
  await expect(main.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();

  await visitor.context().clearCookies();
  await openLogin(visitor, "en");
  await main.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(visitor).toHaveURL(/\/en$/);

  await visitor.context().clearCookies();
  await openLogin(visitor, "en");
  await fillLogin(visitor, member, { locale: "en" });
  await expect(visitor).toHaveURL(/second-step/);
  await main.getByRole("button", { name: "Use your passkey" }).click();
  await expect(visitor).toHaveURL(/\/en$/);

  await visitor.goto("/en/account/security");
  await main.getByText("Remove “Mein Laptop”", { exact: true }).click();
  const removal = main.locator("form").filter({ has: visitor.getByRole("button", { name: "Remove passkey" }) });
  await removal.getByLabel("Your password").fill(PASSWORD);
  await removal.getByRole("button", { name: "Remove passkey" }).click();
  await expect(main.getByText("The passkey is removed.")).toBeVisible();
});

/** A virtual authenticator that always verifies. */
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
  await main.getByRole("button", { name: /Dort abmelden/ }).click();
  await expect(main.getByText(/ist jetzt abgemeldet/).first()).toBeVisible();
  await expect(other).toHaveURL(/\/de\/anmelden\?.*reason=signedOut/, { timeout: 10_000 });
  await elsewhere.close();
});
