import { expect, expectAccessible, test } from "../fixtures.ts";
import { enterDemo } from "../people.ts";
import { newCoach } from "../practice.ts";

test("de: a coach gives the details of the tax report, and is then shown the end of the number alone", async ({
  visitor,
}) => {
  await newCoach(visitor.request);
  await visitor.goto("/de/coach/steuerangaben");
  const main = visitor.getByRole("main");
  const save = main.getByRole("button", { name: "Steuerangaben speichern" });
  await test.step("a wrong check digit is said at the field", async () => {
    await main.getByLabel("Steueridentifikationsnummer", { exact: true }).fill("86 095 742 718");
    await main.getByLabel("Geburtsdatum").fill("1980-02-29");
    await main.getByLabel("Name auf dem Bankkonto").fill("Mira Sommer");
    await save.click();
    await expect(main.getByText(/keine Steueridentifikationsnummer dieses Landes/).first()).toBeVisible();
    await expectAccessible(visitor);
  });
  await test.step("the right one is saved and not shown again", async () => {
    await main.getByLabel("Steueridentifikationsnummer", { exact: true }).fill("86 095 742 719");
    await save.click();
    await expect(main.getByText("Steuerangaben gespeichert").first()).toBeVisible();
    await visitor.reload();
    await expect(main.getByText(/endet auf|die auf 719 endet/).first()).toBeVisible();
    await expect(main.getByLabel("Steueridentifikationsnummer", { exact: true })).toHaveValue("");
  });
  await test.step("a company is asked for its register, not for a birthday", async () => {
    await main.getByLabel(/Eine Gesellschaft/).check();
    await expect(main.getByLabel("Geburtsdatum")).toBeHidden();
    await expect(main.getByLabel("Nummer im Handelsregister")).toBeVisible();
  });
});

test("de: one of the team sees the year of the tax report, and what is missing for it", async ({ page }) => {
  await enterDemo(page, "Mara Köhler");
  await page.goto("/de/team/steuermeldung");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: /^Steuermeldung für 20/ })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Meldungen an das Bundeszentralamt" })).toBeVisible();
  await main.getByRole("link", { name: /^Angaben fehlen/ }).click();
  await expect(page).toHaveURL(/show=missing/);
  await main.getByRole("link", { name: "Amelia Clarke" }).click();
  await expect(main.getByText(/Ohne sie lässt sich dieser Coach nicht melden/)).toBeVisible();
  await expect(main.getByRole("table").getByRole("row")).toHaveCount(6);
  await expectAccessible(page);
});
