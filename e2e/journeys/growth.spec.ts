import { expect, expectAccessible, test } from "../fixtures.ts";
import { enterDemo } from "../people.ts";

test("de: a coach reads how people come, in weeks and by source, and follows a hint", async ({ page }) => {
  const main = page.getByRole("main");
  await enterDemo(page, "Jonas Petersen");
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

test("en: a coach writes a template and puts it into a message by keyboard and by two clicks", async ({ page }) => {
  const main = page.getByRole("main");
  await enterDemo(page, "Jonas Petersen", "en");
  await page.goto("/en/messages");
  await main.getByRole("link", { name: "Templates" }).click();
  await main.getByRole("link", { name: "New template" }).click();
  await main.getByLabel("Title").fill("See you");
  await main.getByLabel("Text", { exact: true }).fill("See you soon, {{firstname}}!");
  await main.getByRole("button", { name: "Create the template" }).click();
  await expect(main.getByLabel("Text", { exact: true })).toHaveAccessibleDescription(/only those listed/);
  await main.getByLabel("Text", { exact: true }).fill("See you soon, {{name}}!");
  await main.getByRole("button", { name: "Create the template" }).click();
  await expect(main.getByText("Template created.")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/en/messages");
  await main.getByRole("link", { name: /Lena/ }).first().click();
  await expect(page).toHaveURL(/\/en\/messages\/[\w-]{36}/);
  // Until then a slash is a letter.
  await page.locator("html[data-live]").waitFor({ state: "attached" });
  const field = main.getByRole("textbox", { name: /^Message to Lena/ });
  await field.focus();
  await page.keyboard.type("/");
  await expect(page.getByRole("dialog", { name: "Choose a template" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type("soon");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("See you soon, Lena!");
  await expect(field).toBeFocused();
  await field.fill("");
  await main.getByRole("button", { name: "Insert a template" }).click();
  await page.getByRole("option", { name: /See you/ }).click();
  await expect(field).toHaveValue("See you soon, Lena!");
});
