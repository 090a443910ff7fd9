import { otherPage } from "../appointments.ts";
import { applyLook, expect, expectAccessible, expectFitting, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { textWithoutScripts } from "../pages.ts";
import { enterDemo, fillLogin, logIn, newMember } from "../people.ts";
import { query } from "../server-control.ts";

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
  expect(await textWithoutScripts(visitor.request, "/de/konto")).toContain(wanted);

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
  expect(await textWithoutScripts(visitor.request, "/de/konto")).toContain(` ${member.email} `);
});

test("de: what the team asks for waits until both addresses have confirmed, on a phone and in the dark", async ({
  visitor,
  browser,
}) => {
  const member = await newMember(visitor.request);
  const wanted = `neu-${member.email}`;
  const team = await otherPage(browser);
  await enterDemo(team, "Mara Köhler");
  const [person] = await query("select id from users where email = $1", member.email);
  const data = { email: wanted, reason: "Schreiben vom 3. November, Ausweis geprüft." };
  const asked = await team.request.post(`/api/operators/people/${person?.id}/email-change`, { data });
  expect(asked.ok(), await asked.text()).toBe(true);

  const confirm = async (address: string, subject: RegExp) => {
    await visitor.goto(linkIn(await mailTo(visitor.request, address, subject), "neue-e-mail-bestaetigen"));
    await main.getByRole("button", { name: "Neue Adresse bestätigen" }).click();
  };
  const main = visitor.getByRole("main");
  await applyLook(visitor, "phoneByDay");
  await confirm(wanted, /Bestätigen Sie/);
  await expect(main.getByRole("heading", { name: "Ihre Bestätigung ist da" })).toBeVisible();
  await expect(main.getByText("Jetzt fehlt noch die Bestätigung der anderen Adresse.")).toBeVisible();
  await expectAccessible(visitor);
  await expectFitting(visitor);
  await applyLook(visitor, "deskByNight");
  await expectAccessible(visitor);
  await confirm(member.email, /Bitte stimmen Sie/);
  await expect(main.getByRole("heading", { name: "Ihre neue Adresse gilt" })).toBeVisible();
});
