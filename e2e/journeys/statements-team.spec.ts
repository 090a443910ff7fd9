import { expect, expectAccessible, test } from "../fixtures.ts";
import { enterDemo } from "../people.ts";

test("de: one of the team asks for a correction of a statement, and sees before what it does", async ({ page }) => {
  const main = page.getByRole("main");
  await test.step("from a payout to the correction of its statement", async () => {
    await enterDemo(page, "Mara Köhler");
    await page.goto("/de/team/auszahlungen?show=paid");
    await main.getByRole("listitem").getByRole("link").last().click();
    await main.getByRole("link", { name: "Abrechnung korrigieren" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Korrektur für / })).toBeVisible();
    await expect(main.getByLabel("Welche Abrechnung war falsch?")).not.toHaveValue("");
    await main.getByLabel("Unsere Gebühr zurück, netto in Euro").fill("1");
    await main.getByRole("button", { name: "Vorschau zeigen" }).click();
    await expect(main.getByText(/mit einer eigenen Nummer korrigiert/)).toBeVisible();
    await expect(main.getByText("Ergebnis für den Coach")).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("asked for with a reason that the coach will read, and taken back", async () => {
    await main.getByLabel("Grund", { exact: true }).fill("Ein Euro zu viel berechnet.");
    await main.getByRole("button", { name: "Freigabe der Korrektur anfragen" }).click();
    await expect(main.getByText("Die Freigabe ist angefragt.")).toBeVisible();
    await main.getByRole("link", { name: "Zur Freigabe" }).click();
    await expect(page).toHaveURL(/approval=/);
    // Requests of others may have the same name.
    const own = main.locator(`a[href*="${new URL(page.url()).searchParams.get("approval")}"]`);
    await expect(own).toHaveText(/^Buchung von Hand: /);
    await expect(main.getByText("Abrechnung korrigieren")).toBeVisible();
    await main.getByRole("button", { name: "Antrag zurückziehen" }).click();
    await expect(own).toHaveCount(0);
  });
});
