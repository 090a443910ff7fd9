import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { textWithoutScripts } from "../pages.ts";
import { fillLogin, logIn, newMember, openLogin } from "../people.ts";

const NEW = "Winter-2027!";

test("en: a forgotten password is replaced by the link of the mail, which works once", { tag: "@core" }, async ({
  visitor,
  request,
}) => {
  const member = await newMember(request);
  const main = visitor.getByRole("main");
  await openLogin(visitor, "en");
  await main.getByRole("link", { name: /Forgot (your )?password\?/ }).click();
  await expect(main.getByRole("heading", { name: /Forgot (your )?password\?/ })).toBeVisible();
  await main.getByLabel("Email address").fill("niemand@example.org");
  await main.getByRole("button", { name: "Send me the link" }).click();
  await expect(main.getByText("No account with the given email").first()).toBeVisible();
  await main.getByLabel("Email address").fill(member.email);
  await main.getByRole("button", { name: "Send me the link" }).click();
  await expect(main.getByText("Please check your inbox")).toBeVisible();
  await expectAccessible(visitor);

  // The mail is in the account's language; the page in both.
  const mail = await mailTo(request, member.email, "Ihr Link für ein neues Passwort");
  const link = linkIn(mail, "passwort-zuruecksetzen");
  const page = link.replace("/de/passwort-zuruecksetzen", "/en/reset-password");
  await visitor.goto(page);
  await expectAccessible(visitor);
  const choose = async (password: string, again = password) => {
    await main.getByLabel("New password", { exact: true }).fill(password);
    await main.getByLabel("Repeat the password").fill(again);
    await main.getByRole("button", { name: "Save the new password" }).click();
  };
  await choose(NEW, "anders");
  await expect(main.getByText("The two passwords are not the same.").first()).toBeVisible();
  await choose(NEW);
  await expect(visitor).toHaveURL(/\/en\/login/);
  await expect(main.getByText("Your new password is saved.")).toBeVisible();
  await fillLogin(visitor, member, { locale: "en", password: NEW });
  await expect(visitor).toHaveURL(/\/en$/);

  expect(await textWithoutScripts(visitor.request, page)).toContain("The link is invalid or has expired");
});

test("changing the password asks for the old one, and puts other browsers out while they are looking", async ({
  visitor,
  request,
  browser,
  baseURL,
}) => {
  const member = await newMember(request);
  const elsewhere = await browser.newContext({ locale: "de-DE", baseURL: baseURL ?? "" });
  const other = await elsewhere.newPage();
  await logIn(other, member, "/de/konto");
  await logIn(visitor, member, "/de/konto/passwort");

  const main = visitor.getByRole("main");
  const change = async (current: string) => {
    await main.getByLabel("Aktuelles Passwort").fill(current);
    await main.getByLabel("Neues Passwort", { exact: true }).fill(NEW);
    await main.getByLabel("Passwort wiederholen").fill(NEW);
    await main.getByRole("button", { name: "Passwort ändern" }).click();
  };
  await change("Falsch-1");
  await expect(main.getByLabel("Aktuelles Passwort")).toHaveAccessibleDescription(/nicht richtig/);
  await change("Sommer-2026");
  await expect(main.getByText("Ihr Passwort ist geändert.")).toBeVisible();
  await expect(other).toHaveURL(/\/de\/anmelden\?.*reason=signedOut/, { timeout: 10_000 });
  expect(await (await visitor.request.get("/de/konto")).text(), "still logged in").toContain('value="Mira"');
  expect(await mailTo(request, member.email, "Ihr Passwort wurde geändert")).toMatch(/ MES?Z /);
  await elsewhere.close();
});
