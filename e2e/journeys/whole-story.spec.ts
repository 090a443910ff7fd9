import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { chooseAndContinue, newClient, noteEditor, openCoach, otherPage } from "../appointments.ts";
import { downloadFile, pdfText } from "../files.ts";
import { expect, test } from "../fixtures.ts";
import { completeAndEarn, typeCard } from "../money.ts";
import { query, runJobsUntil } from "../server-control.ts";
import { expectMoving, moveAppointment, refreshPages } from "../video-calls.ts";

/** Opens a page and waits for hydration. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}

const PHONE = { width: 360, height: 740 };

test("the whole story in two browsers and two languages: find, book, pay, meet, rate, approve, note, statement", {
  tag: "@core",
}, async ({ visitor, browser }) => {
  test.setTimeout(120_000);
  const clientPage = await otherPage(browser, { locale: "en-GB", viewport: PHONE });
  const [coach, client] = [visitor.getByRole("main"), clientPage.getByRole("main")];
  const lastName = `Lind${randomBytes(3)
    .toString("hex")
    .replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;
  const idIn = () => new URL(clientPage.url()).pathname.split("/").at(-1) ?? "";

  // How somebody registers and publishes, onboarding.spec.ts tells.
  await openCoach(visitor.request, { name: { firstName: "Nora", lastName } });
  await newClient(clientPage.request, { firstName: "Tess", lastName: "Moor" });

  // The client finds the coach and requests a discovery. Search follows within seconds; open results stay as they are.
  const answer = () => visitor.request.get(`/api/visitors/coaches/0/10/desc?keyword=${lastName}`);
  await expect.poll(async () => (await answer()).text()).toContain(lastName);
  await open(clientPage, "/en");
  await client.getByLabel("What are you looking for?").fill(lastName);
  await client.getByRole("button", { name: "Find coaches" }).click();
  await client
    .getByRole("heading", { name: `Nora ${lastName}` })
    .getByRole("link")
    .click();
  await expect(client.getByText("No reviews yet.").first()).toBeVisible();
  const profile = new URL(clientPage.url()).pathname;
  await clientPage.getByRole("link", { name: "Choose a time" }).click();
  // Some days ahead, away from the hour into which the paid one is moved.
  await chooseAndContinue(clientPage, { after: 2 });
  await clientPage.getByRole("button", { name: "Book free of charge" }).click();
  await expect(client.getByText("Pending").first()).toBeVisible();
  await visitor.goto("/de/coach");
  await coach.getByRole("button", { name: /^Bestätigen.*Tess Moor/ }).click();
  await expect(coach.getByText("Der Termin ist bestätigt.").first()).toBeVisible();

  // Then a paid one, by card.
  await open(clientPage, `${profile}?type=standard#booking`);
  await chooseAndContinue(clientPage, { after: 3 });
  await clientPage.getByRole("checkbox").check();
  await clientPage.getByRole("button", { name: "Book with obligation to pay", exact: true }).click();
  await typeCard(clientPage, { locale: "en" });
  await clientPage.getByRole("button", { name: "Save card and send request" }).click();
  await expect(client.getByText("Pending").first()).toBeVisible();
  const id = idIn();
  await coach.getByRole("button", { name: /^Bestätigen.*Tess Moor/ }).click();
  await expect(coach.getByRole("button", { name: /^Bestätigen.*Tess Moor/ })).toBeHidden();
  // Its day has come, and the card is charged.
  await moveAppointment(id, 20);
  await runJobsUntil("payments-due", async () =>
    expect(await query("select 1 from charges where appointment_id = $1 and status = 'paid'", id)).toHaveLength(1),
  );

  // They meet.
  await moveAppointment(id, -10);
  await visitor.goto(`/de/coach/termine/${id}`);
  await coach.getByRole("link", { name: "Zum Raum" }).click();
  await coach.getByRole("button", { name: "Beitreten" }).click();
  await open(clientPage, `/en/appointments/${id}/room`);
  await clientPage.getByRole("button", { name: "Join" }).click();
  const seen = [visitor.getByLabel("Video von Tess Moor"), clientPage.getByLabel(`Video of Nora ${lastName}`)];
  await Promise.all(seen.map((video) => expectMoving(video)));
  await moveAppointment(id, -61);
  await refreshPages(visitor, clientPage);
  await clientPage.getByRole("button", { name: "End appointment" }).click();
  await expect(clientPage.getByRole("heading", { name: /^Thank you, that was your appointment/ })).toBeVisible();
  await visitor.getByRole("button", { name: "Termin beenden" }).click();
  await completeAndEarn(clientPage.request, id);

  // The client rates it, the coach approves, and everybody reads it.
  await open(clientPage, `/en/client/appointments/${id}/review`);
  await client.getByLabel("5 stars: very happy").check();
  await client.getByRole("textbox", { name: "Your review" }).fill("A calm and clear hour.");
  await client.getByLabel("Tess M.").check();
  await client.getByRole("button", { name: "Send the review" }).click();
  await expect(client.getByText("Thank you! We have received your review.")).toBeVisible();
  await visitor.goto("/de/coach");
  await coach.getByRole("button", { name: /^Freigeben.*5 Sterne, Tess M\.$/ }).click();
  await expect(coach.getByText("Die Bewertung ist jetzt in Ihrem Profil zu sehen.").first()).toBeVisible();
  await open(clientPage, profile);
  await expect(clientPage.locator("#reviews").getByText("A calm and clear hour.")).toBeVisible();
  await expect(clientPage.locator("#reviews").getByText("5.0 out of 5 stars").first()).toBeAttached();

  // The coach writes a note, connects the payment platform, and the month closes.
  await visitor.goto(`/de/coach/termine/${id}/notizen`);
  await noteEditor(coach).fill("Nächstes Mal: der neue Plan.");
  await expect(coach.getByText(/^Gespeichert um \d\d:\d\d/)).toBeVisible();
  await visitor.goto("/de/coach/finanzen");
  await coach.getByRole("button", { name: "Zahlungsplattform verbinden" }).click();
  await visitor.getByRole("button", { name: "Verbindung abschließen" }).click();
  await expect(coach.getByText("Ihre Auszahlungen gehen auf das Konto")).toBeVisible();
  const lastMonth = "date_trunc('month', now()) - interval '9 days'";
  await query(`update earnings set earned_at = ${lastMonth} where appointment_id = $1`, id);
  const statements = async () => (await visitor.request.get("/api/coaches/statements/0/10/desc")).json();
  await runJobsUntil("close-months", async () => expect((await statements()).items[0]?.payout).toBe("paid"));
  await visitor.goto("/de/coach/finanzen/abrechnungen");
  const month = visitor.getByRole("article").first();
  await expect(month.getByRole("row", { name: "Von Klienten bezahlt" }).getByRole("cell")).toHaveText(/^95,00\s€$/);
  const invoice = await downloadFile(visitor, month.getByRole("link", { name: /^Rechnung über die Gebühren/ }));
  expect(await pdfText(invoice.bytes)).toContain(`Nora ${lastName}`);
});
