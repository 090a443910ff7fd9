import { expect, expectAccessible, test } from "../fixtures.ts";

test("de: a coach reads how people come, in weeks and by source, and follows a hint", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/de/anmelden");
  await page.getByRole("button", { name: /Jonas Petersen/ }).click();
  await page.goto("/de/coach/zahlen");
  await main.getByRole("link", { name: "Wachstum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wachstum" })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "Profil geöffnet" })).toContainText(
    /der Anzeigen · \d+ mehr/,
  );
  await main.getByRole("link", { name: "26 Wochen" }).click();
  await expect(main.getByRole("link", { name: "26 Wochen" })).toHaveAttribute("aria-current", "true");
  await main.getByText("Alle Zahlen als Tabelle").click();
  await expect(main.getByRole("table", { name: /Jeder Schritt nach Wochen/ }).getByRole("row")).toHaveCount(27);
  await expectAccessible(page);
  await page.goto("/en/coach/numbers/growth?weeks=4");
  await expect(main.getByRole("rowheader", { name: "Your printed card" })).toBeVisible();
  await expectAccessible(page);
});
