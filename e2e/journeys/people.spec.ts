import { expect, expectAccessible, test } from "../fixtures.ts";
import { newMember } from "../people.ts";

test("de: somebody of the team finds a person, sees what may be seen, and signs them out with a reason", async ({
  page,
  request,
}) => {
  const { email } = await newMember(request, "client", { firstName: "Filippa", lastName: "Sörensen" });
  const main = page.getByRole("main");
  await test.step("found by a part of the name, however it is written", async () => {
    await page.goto("/de/anmelden");
    await page.getByRole("button", { name: /Mara Köhler/ }).click();
    await expect(page).toHaveURL(/\/de\/team\//);
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
});
