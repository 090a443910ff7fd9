import { downloadFile } from "../files.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { enterDemo } from "../people.ts";

test("de: a coach enters what DATEV asks for and takes a month along, as batch and as invoices", async ({ page }) => {
  const main = page.getByRole("main");
  await test.step("from the invoices to the years with their sums", async () => {
    await enterDemo(page, "Jonas Petersen");
    await page.goto("/de/coach/rechnungen");
    await main.getByRole("link", { name: "Buchhaltung" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Buchhaltung" })).toBeVisible();
    const pdf = await downloadFile(page, main.getByRole("link", { name: /^PDF \d{4}/ }).first());
    expect(pdf.name).toMatch(/^Jahr-\d{4}\.pdf$/);
  });
  await test.step("numbers that DATEV would refuse are named, others kept", async () => {
    await expect(main.getByText("Tragen Sie zuerst unten die beiden Nummern ein")).toBeVisible();
    await main.getByLabel("Beraternummer").fill("12");
    await main.getByLabel("Mandantennummer").fill("55003");
    await main.getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(main.getByLabel("Beraternummer")).toHaveAccessibleDescription(/mindestens 1001/);
    await main.getByLabel("Beraternummer").fill("29098");
    await main.getByLabel("Kontenrahmen").selectOption("SKR03");
    await main.getByRole("button", { name: "Mit den üblichen Konten speichern" }).click();
    await expect(main.getByText("Ihre Angaben sind gespeichert.")).toBeVisible();
    await main.getByText("Konten", { exact: true }).click();
    await expect(main.getByLabel("Erlöse mit deutscher USt")).toHaveValue("8400");
    await expectAccessible(page);
  });
  await test.step("a month as booking batch and as archive of its invoices", async () => {
    const batch = await downloadFile(page, main.getByRole("link", { name: "Buchungsstapel für DATEV" }));
    expect(batch.name).toMatch(/^EXTF_Buchungsstapel_/);
    const [head = "", , first = ""] = batch.bytes.toString("latin1").split("\r\n");
    expect(head).toContain(";29098;55003;");
    expect(first.split(";")).toHaveLength(125);
    const archive = await downloadFile(page, main.getByRole("link", { name: /Rechnung(en)? als PDF/ }));
    expect(archive.name).toMatch(/^Rechnungen-.*\.zip$/);
    expect(archive.bytes.includes("Ausgestellt/Rechnung-")).toBe(true);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "en-GB" });

  test("en: months that nobody can download together are named", async ({ page }) => {
    const main = page.getByRole("main");
    await enterDemo(page, "Jonas Petersen", "en");
    await page.goto("/en/coach/finances/bookkeeping");
    const choice = (name: string) => main.getByRole("combobox", { name, exact: true });
    const months = choice("From").locator("option");
    await choice("From").selectOption(await months.first().getAttribute("value"));
    await choice("To").selectOption(await months.last().getAttribute("value"));
    await main.getByRole("button", { name: "Choose" }).click();
    await expect(main.getByText("The first month must not be after the last")).toBeVisible();
  });
});
