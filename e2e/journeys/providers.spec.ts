import { expect, expectAccessible, test } from "../fixtures.ts";

// The provider is a real one on this machine; its page has a link for each person, and a form for somebody new.
test("who comes through a provider for the first time finishes registering, and is in at once the next time", async ({
  visitor,
}) => {
  const main = visitor.getByRole("main");
  const viaProvider = visitor.getByRole("link", { name: "Mit Demo-Mail anmelden" });
  await visitor.goto("/de/anmelden?to=%2Fde%2Fkonto");
  await viaProvider.click();
  await visitor.getByRole("link", { name: /Pia Sommer/ }).click();
  await expect(visitor).toHaveURL(/\/de\/registrieren\/abschliessen$/);
  await expect(main.getByText("pia@mail.example")).toBeVisible();
  await expect(main.getByLabel("Vorname")).toHaveValue("Pia");
  await expectAccessible(visitor);
  await main.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(main.getByLabel(/mindestens 18/)).toHaveAccessibleDescription(/Häkchen/);
  await main.getByLabel("Ich suche Coaching").check();
  await main.getByLabel(/mindestens 18/).check();
  await main.getByLabel(/Geschäftsbedingungen/).check();
  await main.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(visitor).toHaveURL(/\/de\/konto$/);
  await expect(main.getByLabel("Nachname")).toHaveValue("Sommer");

  await visitor.goto("/de/konto/daten");
  await expect(main.getByText("Ihr Konto hat noch kein Passwort").first()).toBeVisible();
  // An open page of somebody who is logged out would lead to the login by itself.
  const context = visitor.context();
  await visitor.close();
  await context.clearCookies();
  const again = await context.newPage();
  await again.goto("/de/anmelden");
  await again.getByRole("link", { name: "Mit Demo-Mail anmelden" }).click();
  await again.getByRole("link", { name: /Pia Sommer/ }).click();
  await expect(again).toHaveURL(/\/de$/);
});
