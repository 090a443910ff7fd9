import { bookAgreedDiscovery, newClient, openCoach, otherPage } from "../appointments.ts";
import { applyLook, expect, expectAccessible, expectFitting, test } from "../fixtures.ts";

const TILDA = { firstName: "Tilda", lastName: "Brand" };

test("de: a client keeps one goal private and shares another, whose steps both tick off", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "de-DE" });
  const coach = await openCoach(coachPage.request);
  await newClient(visitor.request, TILDA);
  await bookAgreedDiscovery(visitor.request, coach);

  await applyLook(visitor, "phoneByDay");
  await visitor.goto("/de/klient");
  await visitor.goto("/de/klient/ziele");
  const main = visitor.getByRole("main");
  const add = async (title: string, who: string) => {
    const form = main.locator("#add");
    if (!(await form.getByLabel("Was möchten Sie erreichen?").isVisible())) await main.getByText("Neues Ziel").click();
    await form.getByLabel("Was möchten Sie erreichen?").fill(title);
    await form.getByLabel("Wer liest das?").selectOption({ label: who });
    await form.getByRole("button", { name: "Ziel anlegen" }).click();
    await expect(main.getByRole("link", { name: title })).toBeVisible();
  };
  await add("Stelle wechseln", "Nur ich");
  await add("Nach Feierabend abschalten", `${coach.name} und ich`);
  const row = main.getByRole("listitem").filter({ hasText: "Nach Feierabend abschalten" });
  await expect(row).toContainText(`Geteilt mit ${coach.name}`);
  await main.getByText("4 · gut", { exact: true }).click();
  await main.getByLabel("Ein Wort dazu").fill("leichter");
  await main.getByLabel("Um welches Ziel geht es?").selectOption({ label: "Stelle wechseln" });
  await main.getByRole("button", { name: "Eintragen" }).click();
  await expect(main.getByText("leichter")).toBeVisible();
  await expect(main.getByRole("list", { name: "Letzte Einträge" })).toContainText("Stelle wechseln");
  await expect(main.getByRole("heading", { name: "Verlauf" })).toBeVisible();
  await expectAccessible(visitor);
  await expectFitting(visitor);

  await main.getByRole("link", { name: "Nach Feierabend abschalten" }).click();
  await main.getByLabel("Was ist der nächste Schritt?").last().fill("Handy um 19 Uhr aus");
  await main.getByRole("button", { name: "Schritt hinzufügen" }).click();
  await expect(main.getByText("Handy um 19 Uhr aus").first()).toBeVisible();
  await expectAccessible(visitor);
  await expectFitting(visitor);

  await coachPage.goto("/de/coach/klienten");
  await coachPage.getByRole("main").getByRole("link", { name: "Tilda Brand" }).first().click();
  await coachPage
    .getByRole("navigation", { name: "Akte" })
    .getByRole("link", { name: /^Ziele/ })
    .click();
  const file = coachPage.getByRole("main");
  await expect(file.getByRole("link", { name: "Nach Feierabend abschalten" })).toBeVisible();
  // What is private is nowhere in the coach's page.
  expect(await coachPage.content()).not.toMatch(/Stelle wechseln|leichter/);
  await file.getByRole("link", { name: "Nach Feierabend abschalten" }).click();
  await file.getByRole("button", { name: "Erledigt: Handy um 19 Uhr aus" }).click();
  await expect(file.getByText(/^erledigt am /)).toBeVisible();
  await expectAccessible(coachPage);
  await coachPage.context().close();
});

test("en: a coach builds a worksheet and sends it; the client answers it once, and the coach prepares from it", async ({
  visitor,
  browser,
}) => {
  const clientPage = await otherPage(browser, { locale: "en-GB" });
  const coach = await openCoach(visitor.request);
  await newClient(clientPage.request, TILDA);
  const appointment = await bookAgreedDiscovery(clientPage.request, coach);

  await applyLook(visitor, "deskByNight");
  await visitor.goto("/en/coach/worksheets");
  await expectAccessible(visitor);
  const main = visitor.getByRole("main");
  await main.getByRole("button", { name: "New worksheet" }).click();
  await main.getByLabel("Title").fill("A short check");
  await main.getByLabel("Your question").fill("How was your week?");
  await main.getByLabel("Kind of question").selectOption({ label: "Scale" });
  await main.getByRole("button", { name: "Add question" }).click();
  await expect(main.getByText("A question has been added at the end.")).toBeVisible();
  await main.getByLabel("Your question").last().fill("How much energy do you have?");
  await main.getByRole("button", { name: "Move up Question 2" }).press("Enter");
  await expect(main.getByText("Moved up.")).toBeVisible();
  await expect(main.getByLabel("Your question").first()).toHaveValue("How much energy do you have?");
  await main.getByRole("button", { name: "Add", exact: true }).click();
  await expect(
    main.getByText("Discovery session: with the booking, once for each client", { exact: true }),
  ).toBeVisible();
  await expectAccessible(visitor);
  await expectFitting(visitor);

  await visitor.goto("/en/coach/clients");
  await main.getByRole("link", { name: "Tilda Brand" }).first().click();
  await visitor
    .getByRole("navigation", { name: "File" })
    .getByRole("link", { name: /^Goals/ })
    .click();
  await main.getByText("Send a worksheet").click();
  await main.getByRole("button", { name: "Send", exact: true }).click();
  await expect(main.getByRole("link", { name: "A short check" })).toBeVisible();
  await expectAccessible(visitor);

  await clientPage.goto("/en/client");
  await expect(clientPage.getByRole("link", { name: /^Goals.*1 thing to do/ }).first()).toBeVisible();
  const own = clientPage.getByRole("main");
  await own.getByRole("link", { name: /^Answer/ }).click();
  await expect(own.getByRole("heading", { level: 1, name: "A short check" })).toBeVisible();
  const page = clientPage.url();
  await own.getByLabel("How was your week?").fill("Calmer than before");
  await own.getByRole("button", { name: "Save as a draft" }).click();
  await expect(own.getByText("Saved as a draft. Only you can read it.")).toBeVisible();
  await expectAccessible(clientPage);
  // A second window that was opened before handing in.
  const second = await clientPage.context().newPage();
  await second.goto(page);
  await expect(second.getByLabel("How was your week?")).toHaveValue("Calmer than before");
  await own.getByText("4", { exact: true }).click();
  await own.getByRole("button", { name: "Hand in" }).click();
  await expect(own.getByText("4 of 5")).toBeVisible();
  await second.getByLabel("How was your week?").fill("Another answer");
  await second.getByRole("button", { name: "Hand in" }).click();
  await expect(second.getByText("This worksheet has already been handed in.").first()).toBeVisible();

  await expect(clientPage.getByRole("link", { name: /^Goals$/ }).first()).toBeVisible();
  // Where it belongs: on the page of the appointment, for both.
  for (const [reader, side] of [
    [clientPage, "client"],
    [visitor, "coach"],
  ] as const) {
    await reader.goto(`/en/${side}/appointments/${appointment}`);
    const sheets = reader.locator("#worksheets");
    await expect(sheets.getByRole("heading", { name: "Worksheets for this appointment" })).toBeVisible();
    await expect(sheets.getByRole("link", { name: "A short check" })).toBeVisible();
    await expectAccessible(reader);
  }
  await main.getByRole("link", { name: "Prepare" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Prepare" })).toBeVisible();
  await expectAccessible(visitor);
  await main.getByRole("link", { name: "A short check" }).click();
  await expect(main.getByText("Calmer than before")).toBeVisible();
  await expectAccessible(visitor);
  await clientPage.context().close();
});
