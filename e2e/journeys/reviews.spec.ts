import { bookAgreedDiscovery, newClient, openCoach, otherPage, otherRequest } from "../appointments.ts";
import { applyLook, expect, expectAccessible, expectFitting, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";
import { completeAppointment } from "../money.ts";
import { textWithoutScripts } from "../pages.ts";
import { query } from "../server-control.ts";

const TILDA = { firstName: "Tilda", lastName: "Brand" };
const OLE = { firstName: "Ole", lastName: "Kramer" };

test("a client rates an appointment on a phone; the coach reads it, approves and answers; everybody sees it with the new mean", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "en-GB", colorScheme: "dark" });
  const coach = await openCoach(coachPage.request);
  await newClient(visitor.request, TILDA);
  const id = await bookAgreedDiscovery(visitor.request, coach);
  await applyLook(visitor, "phoneByDay");
  const mine = `/de/klient/termine/${id}/bewertung`;
  expect(await textWithoutScripts(visitor.request, mine)).toContain("Diesen Termin können Sie noch nicht bewerten.");

  // After a free discovery there would be no mean.
  await query("update appointments set consultation = 'standard' where id = $1", id);
  await completeAppointment(visitor.request, id);
  await visitor.goto(`/de/klient/termine/${id}`);
  await visitor.getByRole("link", { name: "Termin bewerten" }).click();
  const main = visitor.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: `Wie war Ihr Termin mit ${coach.name}?` })).toBeVisible();
  await expectFitting(visitor);
  await main.getByRole("button", { name: "Bewertung abschicken" }).click();
  await expect(main.getByRole("textbox", { name: "Ihre Bewertung" })).toHaveAttribute("aria-invalid", "true");
  await main.getByLabel("4 Sterne: zufrieden").check();
  await main.getByRole("textbox", { name: "Ihre Bewertung" }).fill("Klare Fragen.\n<b>Danke!</b>");
  await visitor.reload();
  await expect(main.getByRole("textbox", { name: "Ihre Bewertung" })).toHaveValue("Klare Fragen.\n<b>Danke!</b>");
  await expect(main.getByLabel("4 Sterne: zufrieden")).toBeChecked();
  await main.getByLabel("Tilda B.").check();
  await main.getByRole("button", { name: "Bewertung abschicken" }).click();
  await expect(main.getByText("Danke! Ihre Bewertung ist bei uns angekommen.")).toBeVisible();
  expect(await visitor.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft.")))).toEqual([]);
  await expect(main.getByText(/^Ihre Bewertung wartet auf die Freigabe/)).toBeVisible();
  expect((await visitor.request.get(`/de/coaches/${coach.slug}`)).ok()).toBe(true);
  const again = { appointmentId: id, stars: 1, text: "Noch einmal", author: "none" };
  expect((await visitor.request.post("/api/reviews", { data: again })).status()).toBe(409);

  expect(await mailTo(visitor.request, coach.email, /Bewertung/)).toContain("/de/coach/bewertungen");
  await coachPage.goto("/en/coach/reviews");
  const list = coachPage.getByRole("main");
  await expect(list.getByRole("link", { name: "To approve (1)" })).toHaveAttribute("aria-current", "page");
  await expect(list.getByText("<b>Danke!</b>")).toBeVisible();
  await list.getByRole("button", { name: /^Approve.*4 stars, Tilda B\.$/ }).click();
  await expect(list.getByText("The review is now shown on your profile.").first()).toBeVisible();
  await list.getByRole("link", { name: "Published (1)" }).click();
  await list.locator("summary", { hasText: "Reply" }).click();
  await list.getByRole("textbox", { name: "Your reply" }).fill("Danke, das freut mich.");
  await list.getByRole("button", { name: "Publish the reply" }).click();
  await expect(list.getByText("Your reply is saved. It is shown together with the review.").first()).toBeVisible();

  await visitor.goto(`/de/coaches/${coach.slug}`);
  const reviews = visitor.locator("#reviews");
  await expect(reviews.getByText("4,0 von 5 Sternen").first()).toBeAttached();
  await expect(reviews.getByText("Tilda B.")).toBeVisible();
  await expect(reviews.getByText("<b>Danke!</b>")).toBeVisible();
  await expect(reviews.getByText("Danke, das freut mich.")).toBeVisible();
  const shown = /Ihre Bewertung ist seit dem .* im Profil des Coaches zu sehen\./;
  expect(await textWithoutScripts(visitor.request, mine)).toMatch(shown);
});

test("a coach objects to a review with a reason: nobody sees it, and its author reads why", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(visitor.request);
  const client = await otherRequest(browser);
  await newClient(client, OLE);
  const id = await bookAgreedDiscovery(client, coach);
  await completeAppointment(client, id);
  const review = { appointmentId: id, stars: 1, text: "Herr Krause vom Amt war auch da.", author: "none" };
  expect((await client.post("/api/reviews", { data: review })).status()).toBe(201);

  await visitor.goto("/de/coach/bewertungen");
  const main = visitor.getByRole("main");
  await main.getByRole("link", { name: /^Widersprechen.*1 Stern, Ohne Namen$/ }).click();
  const dialog = visitor.getByRole("dialog", { name: "Dieser Bewertung widersprechen?" });
  await dialog.getByRole("button", { name: "Bewertung widersprechen" }).click();
  await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(visitor);
  await dialog.getByRole("textbox").fill("Sie nennt den Namen eines Dritten.");
  await dialog.getByRole("button", { name: "Bewertung widersprechen" }).click();
  await expect(main.getByText(/^Sie haben widersprochen\./).first()).toBeVisible();

  expect(await (await visitor.request.get(`/de/coaches/${coach.slug}`)).text()).not.toContain("Herr Krause");
  const told = await textWithoutScripts(client, `/de/klient/termine/${id}/bewertung`);
  for (const words of ["Der Coach hat Ihrer Bewertung widersprochen.", "Sie nennt den Namen eines Dritten."])
    expect(told).toContain(words);
});
