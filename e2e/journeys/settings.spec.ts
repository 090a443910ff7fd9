import { newClient } from "../appointments.ts";
import { expect, expectFitting, show, test } from "../fixtures.ts";
import { newCoach } from "../practice.ts";

test("en: each card of a client's settings leads to its page and back, the menu marks where one is, and the language changes", async ({
  visitor,
}) => {
  await newClient(visitor.request);
  await show(visitor, "deskByNight");
  await visitor.goto("/en/settings");
  const main = visitor.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  for (const [card, state] of [
    ["Language", "German"],
    ["Payment methods", "No card"],
    ["Security", "Two steps: off"],
    ["Devices", "1 device logged in"],
  ] as const)
    await expect(main.getByRole("link", { name: new RegExp(`^${card}.*${state}$`) })).toBeVisible();
  const cards = main.locator("section li a");
  const names = await cards.locator("b").allTextContents();
  expect(names).toEqual([
    ...["My profile", "My preferences", "Connect calendar", "Payment methods", "Billing information"],
    ...["Personal details", "Language", "Keyboard", "Notification settings", "Change email address", "Change password"],
    ...["Security", "Devices", "My data", "Delete profile"],
  ]);

  const menu = visitor.getByRole("navigation", { name: "My area" });
  for (const [place, name] of names.entries()) {
    const card = cards.nth(place);
    const address = (await card.getAttribute("href")) ?? "";
    await card.click();
    await expect(visitor, name).toHaveURL(new RegExp(`${address}$`));
    await expect(menu.locator("[aria-current]")).toHaveText("Settings");
    await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
    await main.getByRole("link", { name: "All settings" }).click();
    await expect(visitor).toHaveURL(/\/en\/settings$/);
    // The address may change before the page does.
    await expect(main.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  }

  await main.getByRole("link", { name: /^Language/ }).click();
  await main.getByRole("radio", { name: "English" }).check();
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("Saved. The pages and our emails are now in English.")).toBeVisible();
  await main.getByRole("radio", { name: "Deutsch" }).check();
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("Gespeichert. Die Seiten und unsere E-Mails sind jetzt auf Deutsch.")).toBeVisible();
  await expect(visitor.locator("html")).toHaveAttribute("lang", "de");
  await expect(visitor).toHaveURL(/\/de\/konto\/sprache/);
});

test("de: on a phone the settings of a coach are the menu: from a card to its page and back", async ({ visitor }) => {
  await newCoach(visitor.request);
  await show(visitor, "phoneByDay");
  await visitor.goto("/de/einstellungen");
  const main = visitor.getByRole("main");
  const groups = ["Profil", "Termine und Zeiten", "Geschäft und Zahlung", "Konto und Sicherheit"];
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(groups);
  await expect(main.getByRole("link", { name: /^Mein Profil.*Privat$/ })).toBeVisible();
  await expectFitting(visitor);
  for (const [card, title] of [
    ["Anschrift und Geschäftsdaten", "Geschäftsdaten"],
    ["Soziale Netzwerke", "Soziale Netzwerke"],
    ["Profil löschen", "Profil löschen"],
  ] as const) {
    await main.getByRole("link", { name: new RegExp(`^${card}`) }).click();
    await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectFitting(visitor);
    await visitor.getByRole("link", { name: "Alle Einstellungen" }).click();
    await expect(main.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  }
});
