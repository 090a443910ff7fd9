import { expect, expectAccessible, test } from "../fixtures.ts";
import { enterDemo, newMember } from "../people.ts";

test("de: somebody of the team finds a person, sees what may be seen, and signs them out with a reason", async ({
  page,
  request,
}) => {
  const { email } = await newMember(request, "client", { firstName: "Filippa", lastName: "Sörensen" });
  const main = page.getByRole("main");
  await test.step("found by a part of the name, however it is written", async () => {
    await enterDemo(page, "Mara Köhler");
    await page.goto("/de/team/personen");
    await main.getByLabel("Wen suchen Sie?").fill("soerensen filip");
    await main.getByRole("button", { name: "Suchen", exact: true }).click();
    await expect(main.getByText("1 Person gefunden")).toBeVisible();
    await expectAccessible(page);
    expect(page.url()).not.toContain("filip");
  });
  await test.step("the person's page, and an act that asks for a reason", async () => {
    await main.getByRole("link", { name: "Filippa Sörensen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Filippa Sörensen" })).toBeVisible();
    await expect(main.getByText(email).first()).toBeVisible();
    await expectAccessible(page);
    await main.getByText("Überall abmelden").first().click();
    await main.getByRole("button", { name: "Überall abmelden" }).click();
    await expect(main.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
    await main.getByLabel("Begründung").first().fill("Gerät verloren, Rückruf unter der hinterlegten Nummer.");
    await main.getByRole("button", { name: "Überall abmelden" }).click();
    await expect(main.getByText("Erledigt.")).toBeVisible();
    await expect(main.getByText("Zurzeit nirgends angemeldet.")).toBeVisible();
  });
  await test.step("another address, a request by letter, and the copy of all data", async () => {
    await main.getByText("E-Mail-Adresse ändern").click();
    const address = main.locator("#changeEmail");
    await address.getByLabel("Neue E-Mail-Adresse").fill(`neu-${email}`);
    await address.getByLabel("Begründung").fill("Schreiben vom 3. November, Ausweis geprüft.");
    await address.getByRole("button", { name: "Änderung anstoßen" }).click();
    await expect(main.getByText(`Neue Adresse wartet auf Bestätigung: neu-${email}`)).toBeVisible();
    await main.getByText("Anfrage zu Daten festhalten").click();
    const letter = main.locator("#letter");
    await letter.getByLabel("Betreff").fill("Löschung");
    await letter.getByLabel("Was die Person schreibt oder sagt").fill("Bitte löschen Sie alles über mich.");
    await letter.getByRole("button", { name: "Fall öffnen" }).click();
    await expect(main.getByText(/^#\d+$/)).toBeVisible();
    await main.getByText("Kopie aller Daten").click();
    const copy = main.locator("details", { hasText: "Kopie aller Daten" });
    await copy.getByLabel("Begründung").fill("Auskunft, Schreiben vom 3. November.");
    const downloading = page.waitForEvent("download");
    await copy.getByRole("button", { name: "Herunterladen" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);
  });
});
