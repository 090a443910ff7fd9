import { newClient } from "../appointments.ts";
import { applyLook, expect, test } from "../fixtures.ts";
import { textWithoutScripts } from "../pages.ts";
import { newCoach } from "../practice.ts";

test("en: each card of a client's settings leads to its page and back, the menu marks where one is, and the language changes", async ({
  visitor,
}) => {
  await newClient(visitor.request);
  await applyLook(visitor, "deskByNight");
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
    ...["My profile", "My preferences", "Connect calendars", "Payment methods", "Billing information"],
    ...["Personal details", "Language", "Keyboard", "Notification settings", "Test your set-up"],
    ...["Change email address", "Change password", "Security", "Devices", "My data", "Delete profile"],
  ]);

  const menu = visitor.getByRole("navigation", { name: "My area" });
  for (const [place, name] of names.entries()) {
    const card = cards.nth(place);
    const address = (await card.getAttribute("href")) ?? "";
    await card.click();
    await expect(visitor, name).toHaveURL(new RegExp(`${address}$`));
    await expect(menu.locator("[aria-current]")).toHaveText("Settings");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(name);
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

test("de: a coach's settings are grouped, tell their state, and lead from a card to its page and back", async ({
  request,
}) => {
  await newCoach(request);
  const html = await (await request.get("/de/einstellungen")).text();
  const titles = [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
  expect(titles).toEqual(["Profil", "Termine und Zeiten", "Geschäft und Zahlung", "Konto und Sicherheit"]);
  expect(await textWithoutScripts(request, "/de/einstellungen")).toMatch(/Mein Profil [^.]*Privat /);
  for (const card of ["Geschäftsdaten", "Soziale Netzwerke", "Profil löschen"]) {
    const link = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>.*?<\/a>/gs)].find(([shown]) =>
      shown.includes(`<b>${card}`),
    );
    const page = await (await request.get(link?.[1] ?? "")).text();
    expect([...page.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([card]);
    expect(page).toMatch(/<a [^>]*href="\/de\/einstellungen"[^>]*>(<[^>]*>|[^<])*Alle Einstellungen/);
  }
});
