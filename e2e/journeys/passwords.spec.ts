import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { fillLogin, logIn, newMember } from "../people.ts";

const NEW = "Winter-2027!";

test("a forgotten password is replaced by the link of the mail, which works once", async ({ visitor, request }) => {
  const member = await newMember(request);
  const main = visitor.getByRole("main");
  await visitor.goto("/de/anmelden");
  await main.getByRole("link", { name: "Passwort vergessen?" }).click();
  await expect(main.getByRole("heading", { name: "Passwort vergessen?" })).toBeVisible();
  await main.getByLabel("E-Mail-Adresse").fill("niemand@example.org");
  await main.getByRole("button", { name: "Link senden" }).click();
  await expect(main.getByText("Zu dieser E-Mail-Adresse gibt es kein Konto").first()).toBeVisible();
  await main.getByLabel("E-Mail-Adresse").fill(member.email);
  await main.getByRole("button", { name: "Link senden" }).click();
  await expect(main.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible();
  await expectAccessible(visitor);

  const link = linkIn(await mailTo(request, member.email, "Ihr Link für ein neues Passwort"), "passwort-zuruecksetzen");
  await visitor.goto(link);
  await expectAccessible(visitor);
  await main.getByLabel("Neues Passwort", { exact: true }).fill(NEW);
  await main.getByLabel("Passwort wiederholen").fill("anders");
  await main.getByRole("button", { name: "Neues Passwort speichern" }).click();
  await expect(main.getByText("Die beiden Passwörter stimmen nicht überein.").first()).toBeVisible();
  await main.getByLabel("Passwort wiederholen").fill(NEW);
  await main.getByRole("button", { name: "Neues Passwort speichern" }).click();
  await expect(visitor).toHaveURL(/\/de\/anmelden/);
  await expect(main.getByText("Ihr neues Passwort ist gespeichert.")).toBeVisible();
  await fillLogin(visitor, member, NEW);
  await expect(visitor).toHaveURL(/\/de$/);

  await visitor.goto(link);
  await main.getByLabel("Neues Passwort", { exact: true }).fill("Anders-2028!");
  await main.getByLabel("Passwort wiederholen").fill("Anders-2028!");
  await main.getByRole("button", { name: "Neues Passwort speichern" }).click();
  await expect(main.getByRole("heading", { name: "Der Link ist ungültig oder abgelaufen" })).toBeVisible();
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
  await expectAccessible(visitor);

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
  await visitor.goto("/de/konto");
  await expect(main.getByLabel("Vorname")).toHaveValue("Mira");
  expect(await mailTo(request, member.email, "Ihr Passwort wurde geändert")).toContain("MEZ");
  await elsewhere.close();
});
