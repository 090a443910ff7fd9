import { expect, expectAccessible, test } from "../fixtures.ts";
import { enterDemo } from "../people.ts";

test("de: one of the team asks for a posting by hand, which shows its rows", async ({ page }) => {
  const main = page.getByRole("main");
  await test.step("debit and credit have to be the same", async () => {
    await enterDemo(page, "Mara Köhler");
    await page.goto("/de/team/buchungen");
    await main.getByLabel("Plattformgebühr, Soll").fill("12,50");
    await main.getByLabel("Zahlungsanbieter, Haben").fill("12");
    await main.getByRole("button", { name: "Vorschau zeigen" }).click();
    await expect(main.getByText("Soll und Haben sind nicht gleich hoch.")).toBeVisible();
    await main.getByLabel("Zahlungsanbieter, Haben").fill("12,50");
    await main.getByRole("button", { name: "Vorschau zeigen" }).click();
    await expect(main.getByText("Summe, ausgeglichen")).toBeVisible();
    await expectAccessible(page);
    await main.getByLabel("Grund", { exact: true }).fill("Gebühren des Anbieters, Rechnung 4711.");
    await main.getByRole("button", { name: "Freigabe der Buchung anfragen" }).click();
    await expect(main.getByText("Die Freigabe ist angefragt.")).toBeVisible();
  });
  await test.step("the request shows exactly its rows, and is taken back", async () => {
    await main.getByRole("link", { name: "Zur Freigabe" }).click();
    await expect(page).toHaveURL(/approval=/);
    // Requests of others may have the same name.
    const own = main.locator(`a[href*="${new URL(page.url()).searchParams.get("approval")}"]`);
    await expect(own).toHaveText("Buchung von Hand");
    await expect(main.getByRole("rowheader", { name: /^Plattformgebühr/ })).toBeVisible();
    await expect(main.getByText("Entscheiden muss jemand anderes.")).toBeVisible();
    await expectAccessible(page);
    await main.getByRole("button", { name: "Antrag zurückziehen" }).click();
    await expect(own).toHaveCount(0);
  });
});
