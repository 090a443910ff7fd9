import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { wordsOf } from "../pages.ts";
import { fillLogin, logIn, newMember } from "../people.ts";

test("de: another address counts once its link is opened, and the old one takes it back with a new password", async ({
  visitor,
  request,
}) => {
  const member = await newMember(request);
  const wanted = `neu-${member.email}`;
  const main = visitor.getByRole("main");
  await logIn(visitor, member, "/de/konto");
  await visitor.locator("#details").getByRole("link", { name: "E-Mail-Adresse ändern" }).click();
  await expect(main.getByText(member.email)).toBeVisible();
  await main.getByLabel("Neue E-Mail-Adresse").fill(wanted);
  await main.getByLabel("Aktuelles Passwort").fill("Falsch-1");
  await main.getByRole("button", { name: "Link an die neue Adresse senden" }).click();
  await expect(main.getByLabel("Aktuelles Passwort")).toHaveAccessibleDescription(/nicht richtig/);
  await main.getByLabel("Aktuelles Passwort").fill("Sommer-2026");
  await main.getByRole("button", { name: "Link an die neue Adresse senden" }).click();
  await expect(main.getByText(`Wir haben eine E-Mail an ${wanted} geschickt.`)).toBeVisible();
  expect(await mailTo(request, member.email, /neue E-Mail-Adresse/)).toContain(wanted);

  const confirm = linkIn(await mailTo(request, wanted, /Bestätigen Sie/), "neue-e-mail-bestaetigen");
  await visitor.goto(confirm);
  await expectAccessible(visitor);
  await main.getByRole("button", { name: "Neue Adresse bestätigen" }).click();
  await expect(main.getByRole("heading", { name: "Ihre neue Adresse gilt" })).toBeVisible();
  expect(await wordsOf(visitor.request, "/de/konto")).toContain(wanted);

  const undo = linkIn(await mailTo(request, member.email, /wurde geändert/), "e-mail-aenderung-zuruecknehmen");
  await visitor.goto(undo);
  await expectAccessible(visitor);
  await main.getByRole("button", { name: "Änderung zurücknehmen" }).click();
  await expect(visitor).toHaveURL(/passwort-zuruecksetzen/);
  await main.getByLabel("Neues Passwort", { exact: true }).fill("Winter-2027!");
  await main.getByLabel("Passwort wiederholen").fill("Winter-2027!");
  await main.getByRole("button", { name: "Neues Passwort speichern" }).click();
  await expect(visitor).toHaveURL(/\/de\/anmelden/);
  await fillLogin(visitor, member, { password: "Winter-2027!" });
  // The log-in ends in a new document: before it has loaded there is no session yet.
  await expect(visitor).not.toHaveURL(/anmelden/);
  expect(await wordsOf(visitor.request, "/de/konto")).toContain(` ${member.email} `);
});
