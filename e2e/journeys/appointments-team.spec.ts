import { bookAgreedDiscovery, newClient, openCoach, otherRequest } from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { enterDemo } from "../people.ts";

test("de: somebody of the team finds an appointment, sees what happened, and cancels it for the client", async ({
  page,
  browser,
}) => {
  const client = await otherRequest(browser);
  await newClient(client, { firstName: "Wanda", lastName: "Quitzow" });
  const id = await bookAgreedDiscovery(client, await openCoach(await otherRequest(browser)));
  const main = page.getByRole("main");
  await test.step("found by a part of the name, which stands in no address", async () => {
    await enterDemo(page, "Mara Köhler");
    await page.goto("/de/team/termine");
    await main.getByLabel("Welchen Termin suchen Sie?").fill("quitzow");
    await main.getByRole("button", { name: "Suchen", exact: true }).click();
    await expect(main.getByText("1 Termin", { exact: true })).toBeVisible();
    expect(page.url()).not.toContain("quitzow");
    await main.getByRole("link", { name: /^Wanda Quitzow bei/ }).click();
    await expect(page).toHaveURL(new RegExp(`appointment=${id}`));
    await expect(main.getByRole("heading", { name: "Verlauf" })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("cancelled with a reason, after what it changes was shown", async () => {
    await main.locator("summary", { hasText: "Für den Klienten absagen" }).click();
    const form = main.locator("form").filter({ has: page.getByRole("button", { name: "Für den Klienten absagen" }) });
    await form.getByRole("button", { name: "Für den Klienten absagen" }).click();
    await expect(form.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
    await form.getByLabel("Begründung").fill("Krank, per Telefon gemeldet.");
    await form.getByRole("button", { name: "Für den Klienten absagen" }).click();
    await expect(main.getByText("Erledigt. Beide wissen Bescheid.")).toBeVisible();
    await expect(main.getByText("Krank, per Telefon gemeldet.")).toBeVisible();
    const seen = await (await client.get(`/api/appointments/${id}`)).json();
    expect(seen).toMatchObject({ scheduledStatus: "Cancelled", cancellationReason: "Krank, per Telefon gemeldet." });
  });
});
