import { expect, expectAccessiblePage, test } from "../fixtures.ts";

test("while the database is away pages stay up, forms keep what was typed, and all recovers by itself", async ({
  visitor,
  databaseLine,
}) => {
  await visitor.goto("/de/kontakt");
  await visitor.getByLabel("Ihr Name").fill("Eva");
  await visitor.getByLabel("E-Mail-Adresse").fill("eva.ausfall@example.org");
  await visitor.getByLabel("Betreff").fill("Ausfall");
  await visitor.getByLabel("Ihre Nachricht").fill("Das darf nicht verloren gehen.");
  await databaseLine.cut();
  try {
    await visitor.getByRole("button", { name: "Nachricht senden" }).click();
    await expect(visitor.getByRole("alert")).toContainText("Es wurde nichts gespeichert.");
    await expect(visitor.getByLabel("Ihre Nachricht")).toHaveValue("Das darf nicht verloren gehen.");
    expect((await visitor.request.get("/api/health-check/health-probe")).status()).toBe(503);
    expect((await visitor.request.get("/en/about")).status()).toBe(200);
  } finally {
    await databaseLine.mend();
  }
  await expect.poll(async () => (await visitor.request.get("/api/health-check/health-probe")).status()).toBe(200);
  await visitor.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(visitor.getByText(/AW-\w{4}-\w{4}/)).toBeVisible();
});

test("a page that needs the database says so kindly while it is away, and its button brings it back", async ({
  visitor,
  databaseLine,
}) => {
  await databaseLine.cut();
  try {
    const response = await visitor.goto("/dev/mailbox");
    expect(response?.status()).toBe(503);
    await expect(visitor.getByRole("heading", { level: 1, name: "Wir sind gleich wieder da" })).toBeVisible();
    await expectAccessiblePage(visitor);
  } finally {
    await databaseLine.mend();
  }
  await visitor.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Postfach" })).toBeVisible();
});
