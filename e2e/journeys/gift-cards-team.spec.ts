import type { Page } from "@playwright/test";
import { applyLook, expect, expectAccessible, expectFitting, test } from "../fixtures.ts";
import { buyGiftCard, codeFor } from "../gift-cards.ts";
import { mailTo } from "../mails.ts";
import { CARDS } from "../money.ts";
import { enterDemo } from "../people.ts";
import { query } from "../server-control.ts";

async function signInToTeam(page: Page): Promise<void> {
  await enterDemo(page, "Mara Köhler");
}

test("de: finance finds a gift card by its code, gives it a new one, and stops it with a refund", async ({ page }) => {
  const { email, to } = await buyGiftCard(page.request, { recipient: "Leonore" });
  const code = await codeFor(page.request, to);
  await signInToTeam(page);
  await page.getByRole("link", { name: "Gutscheine", exact: true }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Gutscheine" })).toBeVisible();
  await main.getByLabel("Welchen Gutschein suchen Sie?").fill(code.toLowerCase());
  await main.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(main.getByText("1 Gutschein gefunden")).toBeVisible();
  expect(page.url()).not.toContain(code.slice(0, 4));
  await main.getByRole("link", { name: "Hilde für Leonore" }).click();
  await expect(main.getByRole("heading", { level: 2, name: /^100,00\s€ für Leonore$/ })).toBeVisible();
  expect(await main.innerText()).not.toContain(code);
  await expectAccessible(page);

  await main.getByText("Neuen Code geben").first().click();
  await main.locator("#replace").getByLabel("Grund").fill("Die E-Mail ging an eine falsche Adresse.");
  await main.getByRole("button", { name: "Neuen Code geben" }).click();
  await expect(main.getByText("Der Gutschein hat einen neuen Code.")).toBeVisible();
  await expect(main.getByText("Mara Köhler: „Die E-Mail ging an eine falsche Adresse.“")).toBeVisible();
  await expect.poll(() => codeFor(page.request, to)).not.toBe(code);

  await main.locator("summary", { hasText: "Sperren" }).click();
  const stop = main.locator("#void");
  await expect(stop.getByLabel(/^100,00\s€ erstatten/)).toBeChecked();
  await stop.getByRole("button", { name: "Gutschein sperren" }).click();
  await expect(stop.getByRole("alert")).toContainText("Grund");
  await stop.getByLabel("Grund").fill("Betrug.");
  await expectAccessible(page);
  await stop.getByRole("button", { name: "Gutschein sperren" }).click();
  await expect(main.getByText("Der Gutschein ist gesperrt.")).toBeVisible();
  await expect(main.getByText("Was möglich ist")).toBeVisible();
  expect(await mailTo(page.request, email, "Zu Ihrem Gutschein")).toMatch(/erstatten 100\s€/);
});

test("en: a held gift card is released from its case, on a phone", async ({ page }) => {
  const email = `much.${Date.now()}@example.org`;
  const card = CARDS.other;
  await buyGiftCard(page.request, { cents: 50_000, email, card });
  const { to } = await buyGiftCard(page.request, { cents: 50_000, email, card });
  const [held] = await query(
    "select number from cases join gift_cards on about_id = gift_cards.id::text where recipient_email = $1",
    to,
  );
  await signInToTeam(page);
  await applyLook(page, "phoneByDay");
  await page.goto(`/en/team/cases/${held?.number}`);
  const main = page.getByRole("main");
  await main
    .getByRole("heading", { level: 3, name: /^Gift card/ })
    .getByRole("link", { name: "Open" })
    .click();
  await expect(main.getByText("Waits for a decision.", { exact: false })).toBeVisible();
  await expectFitting(page);
  await expectAccessible(page);
  await main.locator("#release").getByLabel("Reason").fill("A company that gives to its people.");
  await main.getByRole("button", { name: "Release" }).click();
  await expect(main.getByText("The gift card is released.")).toBeVisible();
  await expect(main.getByText("Mara Köhler: “A company that gives to its people.”")).toBeVisible();
  expect(await codeFor(page.request, to)).toMatch(/^[\w-]{19}$/);
});
