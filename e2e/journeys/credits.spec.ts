import { expect, expectAccessible, test } from "../fixtures.ts";
import { enterDemo, newMember } from "../people.ts";

test("de: somebody of the team grants a client a credit, sees before what it comes to, and the client has it", async ({
  page,
  request,
}) => {
  await newMember(request, "client", { firstName: "Hedwig", lastName: "Oltmanns" });
  const main = page.getByRole("main");
  await test.step("from the person's page to the amount and its preview", async () => {
    await enterDemo(page, "Mara Köhler");
    await page.goto("/de/team/personen");
    await main.getByLabel("Wen suchen Sie?").fill("oltmanns");
    await main.getByRole("button", { name: "Suchen", exact: true }).click();
    await main.getByRole("link", { name: "Hedwig Oltmanns" }).click();
    await main.getByRole("link", { name: "Guthaben gewähren" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Guthaben für Hedwig Oltmanns" })).toBeVisible();
    await main.getByLabel("Betrag in Euro").fill("251");
    await main.getByRole("button", { name: "Vorschau zeigen" }).click();
    await expect(main.getByText("Bitte geben Sie einen Betrag von 1 bis 250 € ein.")).toBeVisible();
    await main.getByLabel("Betrag in Euro").fill("25,50");
    await main.getByRole("button", { name: "Vorschau zeigen" }).click();
    await expect(main.getByText("Guthaben danach")).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("granted with a reason and a sentence to the client", async () => {
    await main.getByLabel("Ein Satz dazu").fill("Danke für Ihre Geduld.");
    await main.getByLabel("Grund", { exact: true }).fill("Der Ton brach dreimal ab.");
    await main.getByRole("button", { name: "25,50 € gutschreiben" }).click();
    await expect(main.getByText("Hedwig Oltmanns hat 25,50 € Guthaben bekommen und weiß Bescheid.")).toBeVisible();
    await expect(main.getByText("„Danke für Ihre Geduld.“")).toBeVisible();
    await expect(main.getByText("25,50 € frei")).toBeVisible();
  });
});
