import type { APIRequestContext, Browser, Page } from "@playwright/test";
import {
  bookAppointment,
  bookConfirmedNext,
  inHours,
  newClient,
  type OpenCoach,
  openCoach,
  otherRequest,
} from "../appointments.ts";
import { downloadFile, pdfText } from "../files.ts";
import { expect, expectAccessible, expectFitting, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";
import { CARDS, completeAndEarn, expectPayment, saveCard } from "../money.ts";
import { enterDemo } from "../people.ts";
import { query } from "../server-control.ts";

type Wanted = { card: string; discoveryIn: number; paidIn: number };

/** A client with a confirmed appointment that this card pays. */
async function paying(browser: Browser, coach: OpenCoach, { card, discoveryIn, paidIn }: Wanted) {
  const request = await otherRequest(browser);
  const client = await newClient(request);
  await saveCard(request, card);
  await bookAppointment(request, { coachId: coach.coachId, scheduledAt: inHours(discoveryIn) });
  const id = await bookConfirmedNext(request, coach, inHours(paidIn));
  return { id, request, ...client };
}

const panelOf = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });

async function open(page: Page, id: string, language: "de" | "en" = "de"): Promise<void> {
  await page.goto(language === "de" ? `/de/team/zahlungen/${id}` : `/en/team/payments/${id}`);
  await expect(page.locator("html[data-live]")).toBeAttached();
}

async function bill(client: { request: APIRequestContext; email: string }, name: string): Promise<void> {
  const address = { address: "Am Weiher 7", city: "Köln", postalCode: "50667", country: "DE" };
  const data = { name, email: client.email, phone: "", ...address, taxType: "", taxNumber: "" };
  expect((await client.request.patch("/api/stripe/customer", { data })).status()).toBe(200);
}

test("finance clears a refund that came back, replaces an invoice, and gathers the evidence of a dispute", async ({
  page,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  const main = page.getByRole("main");
  const back = await paying(browser, coach, { card: CARDS.refundFails, discoveryIn: 1, paidIn: 18 });
  const disputed = await paying(browser, coach, { card: CARDS.disputed, discoveryIn: 2, paidIn: 20 });
  const invoiced = await paying(browser, coach, { card: CARDS.good, discoveryIn: 3, paidIn: 22 });
  await enterDemo(page, "Mara Köhler");

  await test.step("what was transferred closes the case, and the client knows", async () => {
    await expectPayment(back.request, back.id, "paid");
    const data = { reason: "Ich bin krank." };
    expect((await coach.request.post(`/api/coaches/appointments/${back.id}/cancel`, { data })).status()).toBe(200);
    const status = async () =>
      (await query("select status from refunds where appointment_id = $1", back.id))[0]?.status;
    await expect.poll(status, { timeout: 20_000 }).toBe("failed");
    await open(page, back.id);
    const panel = panelOf(page, "Zurückgekommene Erstattung");
    await expect(panel.getByText("Summe, ausgeglichen")).toBeVisible();
    await expectAccessible(page);
    await panel.getByLabel("Verwendungszweck der Überweisung").fill("Erstattung Termin Vogel");
    await panel.getByLabel("Grund", { exact: true }).fill("IBAN am Telefon bestätigt.");
    await panel.getByRole("button", { name: /^Überweisung von 95,00\s€ festhalten$/ }).click();
    await expect(main.getByText("Die Überweisung ist festgehalten")).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(main.getByText(/95,00\s€ · .* · überwiesen/)).toBeVisible();
    expect(await mailTo(page.request, back.email, /überwiesen/)).toMatch(/95\s€/);
  });

  await test.step("another invoice says what the client has corrected meanwhile", async () => {
    await completeAndEarn(invoiced.request, invoiced.id);
    const numbers = () => query("select number from invoices where appointment_id = $1", invoiced.id);
    await expect.poll(async () => (await numbers()).length, { timeout: 20_000 }).toBe(1);
    await open(page, invoiced.id);
    await main.getByRole("link", { name: "Rechnung mit falschen Angaben ersetzen" }).click();
    const panel = panelOf(page, "Rechnung ersetzen");
    await expect(panel).toBeVisible();
    await bill(invoiced, "Vogel & Töchter GmbH");
    await page.reload();
    await expect(panel.getByRole("region", { name: "Neu" }).getByText(/Vogel & Töchter GmbH/)).toBeVisible();
    await expect(panel.getByRole("region", { name: "Bisher" }).getByText(/Vogel & Töchter/)).toHaveCount(0);
    await expectAccessible(page);
    await panel.getByLabel("Grund", { exact: true }).fill("Die Rechnung ging an die falsche Person.");
    await panel.getByRole("button", { name: "Rechnung ersetzen" }).click();
    await expect(main.getByText(/Die neue Rechnung hat die Nummer AW-/)).toBeVisible();
    expect(await numbers()).toHaveLength(3);
  });

  await test.step("the evidence is one PDF in the client's language", async () => {
    const opened = () => query("select 1 from disputes where appointment_id = $1", disputed.id);
    await expect.poll(async () => (await opened()).length, { timeout: 20_000 }).toBe(1);
    await open(page, disputed.id, "en");
    await expectAccessible(page);
    const { name, bytes } = await downloadFile(page, main.getByRole("button", { name: "Compile the PDF" }));
    expect(name).toMatch(/\.pdf$/);
    const text = await pdfText(bytes);
    for (const part of ["Rückbuchung", "Mira Vogel", "95,00", "Was die AGB dazu sagen", "Der Termin endet erst am"])
      expect(text).toContain(part);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFitting(page);
  });
});
