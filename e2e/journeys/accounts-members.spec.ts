import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";
import { fillLogin, logIn, newMember, PASSWORD, signIn } from "../people.ts";

test("a page of the other role says so, offers the right one, and lets one log in as somebody else", async ({
  visitor,
  request,
}) => {
  const [client, coach] = [await newMember(request, "client"), await newMember(request, "coach")];
  await signIn(visitor.request, client.email);
  expect((await visitor.goto("/de/coach"))?.status()).toBe(403);
  const main = visitor.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Coaches");
  await expectAccessible(visitor);
  await main.getByRole("link", { name: "Zu meinem Bereich" }).click();
  await expect(visitor).toHaveURL(/\/de\/klient$/);
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Mira");

  await visitor.goto("/de/coach");
  await main.getByRole("button", { name: "Mit einem anderen Konto anmelden" }).click();
  await fillLogin(visitor, coach);
  await expect(visitor).toHaveURL(/\/de\/coach$/);
});

test("nobody sees a member's page without logging in", { tag: "@core" }, async ({ request }) => {
  for (const path of ["/de/klient", "/de/coach", "/de/konto", "/de/konto/sicherheit", "/de/konto/daten"])
    expect((await request.get(path)).url()).toMatch(new RegExp(`/de/anmelden\\?.*to=${encodeURIComponent(path)}`));
});

test("personal details are changed, and the menu knows at once; the data comes as one ZIP, after the password", async ({
  visitor,
  request,
}) => {
  const member = await newMember(request);
  await logIn(visitor, member, "/de/konto");
  const main = visitor.getByRole("main");
  await main.getByLabel("Vorname").fill("Miriam");
  await main.getByRole("button", { name: "Speichern" }).click();
  await expect(main.getByText(/Gespeichert/).first()).toBeVisible();
  await expect(visitor.getByRole("button", { name: "Ihr Konto: Miriam Vogel" })).toBeVisible();

  await visitor.goto("/de/konto/daten");
  const form = main.locator("form").filter({ has: visitor.getByRole("button", { name: "Download vorbereiten" }) });
  await form.getByLabel("Ihr Passwort").fill(PASSWORD);
  await form.getByRole("button", { name: "Download vorbereiten" }).click();
  const download = visitor.waitForEvent("download");
  await main.getByRole("link", { name: "ZIP-Datei herunterladen" }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 2).toString()).toBe("PK");
  expect(file.toString("latin1")).toContain("profile.json");
});

test("en: deleting says what happens, asks for the password, and leaves nobody to log in as", async ({
  visitor,
  request,
}) => {
  const member = await newMember(request);
  await logIn(visitor, member, "/en/account/delete");
  const main = visitor.getByRole("main");
  const button = visitor.getByRole("button", { name: "Delete my profile permanently" });
  await expect(main.getByText("No upcoming appointments.")).toBeVisible();
  const form = main.locator("form").filter({ has: button });
  await form.getByLabel("Your password").fill("Falsch-1");
  await form.getByRole("checkbox").check();
  await button.click();
  await expect(form.getByLabel("Your password")).toHaveAccessibleDescription(/incorrect/);
  await form.getByLabel("Your password").fill(PASSWORD);
  await button.click();
  await expect(visitor).toHaveURL(/reason=deleted/);
  await expect(main.getByText(/Your profile has been deleted/)).toBeVisible();
  expect(await mailTo(request, member.email, "Ihr Profil wurde gelöscht")).toContain("acht Jahre");
  await fillLogin(visitor, member, { locale: "en" });
  await expect(main.getByText("User was not found").first()).toBeVisible();
});
