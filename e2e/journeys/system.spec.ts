import { randomUUID } from "node:crypto";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { signInAs } from "../people.ts";
import { query, runJobsUntil } from "../server-control.ts";

const JOB = "open-cases-for-failures";

/** A mail that the mail server refused for good, once the job has found it; the id of its failure. */
async function refusedMail(to: string): Promise<string> {
  const [mail] = await query(
    `insert into mails (to_address, to_key, locale, subject, text, html, state, attempts, last_error, created_at, due_at, failed_at)
      values ($1, $1, 'de', 'Ihr Termin', 'Guten Tag', '<p>Guten Tag</p>', 'failed', 11, 'EENVELOPE 550', now(), now(), now())
      returning id`,
    to,
  );
  let id = "";
  await runJobsUntil(JOB, async () => {
    const [found] = await query("select id from failures where source_id = $1", mail?.id);
    expect(found).toBeDefined();
    id = String(found?.id);
  });
  return id;
}

test("de: by keys alone somebody sees what gave up, tries it again and dismisses another", async ({
  visitor: page,
}) => {
  const to = `falsch-${randomUUID()}@example.invalid`;
  const [tried, left] = [await refusedMail(to), await refusedMail(`weg-${randomUUID()}@example.invalid`)];
  await signInAs(page.request, "mara.koehler");
  await page.goto("/de/team/zahlen");
  await page.locator("html[data-palette]").waitFor({ state: "attached" });
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await expect(page).toHaveURL(/\/de\/team\/system$/);
  const main = page.getByRole("main");

  await test.step("health in words, and the list with its entries", async () => {
    const parts = main.getByRole("region", { name: "Läuft alles?" });
    await expect(parts.getByRole("listitem").filter({ hasText: "Datenbank" })).toContainText("läuft");
    await expect(parts.getByRole("listitem").filter({ hasText: "Video-Relay" })).toBeVisible();
    await expect(main.getByRole("heading", { name: "Veröffentlichte Texte" })).toBeVisible();
    await expect(main.getByText("COACH_REVIEW")).toBeVisible();
  });

  await test.step("the recipient is shown on request, and the mail is tried again", async () => {
    await main.locator(`a[href*="${tried}"]`).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`failure=${tried}`));
    await expect(main.getByText("EENVELOPE 550").last()).toBeVisible();
    await main.getByRole("button", { name: "Empfänger anzeigen" }).focus();
    await page.keyboard.press("Enter");
    await expect(main.getByText(to)).toBeVisible();
    await expectAccessible(page);
    await main.getByRole("button", { name: "Noch einmal versuchen" }).focus();
    await page.keyboard.press("Enter");
    await expect(main.getByRole("status").filter({ hasText: "Es wird gerade noch einmal versucht." })).toBeFocused();
    await expect(main.locator(`a[href*="${tried}"]`)).toHaveCount(0);
  });

  await test.step("another is dismissed from its case, with a reason, which closes the case", async () => {
    const [open] = await query(
      "select number from cases join failures on failures.source_id = cases.source_id where failures.id = $1",
      left,
    );
    await page.goto(`/de/team/faelle/${open?.number}`);
    await main.locator("summary", { hasText: "Ohne weiteren Versuch ablegen" }).focus();
    await page.keyboard.press("Enter");
    await main.getByRole("button", { name: "Ablegen", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(main.getByText("Bitte füllen Sie dieses Feld aus.").first()).toBeVisible();
    await main.getByLabel("Begründung").fill("Die Adresse gibt es nicht.");
    await main.getByRole("button", { name: "Ablegen", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(main.getByText("Mara Köhler: erledigt · verworfen · Die Adresse gibt es nicht.")).toBeVisible();
    await page.goto("/en/team/system?show=settled");
    await main.locator(`a[href*="${left}"]`).click();
    await expect(main.getByText("Die Adresse gibt es nicht.")).toBeVisible();
  });
});
