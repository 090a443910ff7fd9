import { bookAgreedDiscovery, newClient, openCoach, otherPage } from "../appointments.ts";
import { applyLook, expect, expectAccessible, expectFitting, test } from "../fixtures.ts";

const TILDA = { firstName: "Tilda", lastName: "Brand" };

test("de: a coach asks before the appointment; the client answers and changes it; the coach reads it in three places", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "de-DE" });
  const coach = await openCoach(coachPage.request);
  await newClient(visitor.request, TILDA);

  await coachPage.goto("/de/coach/terminarten");
  const practice = coachPage.getByRole("main");
  await practice.getByRole("link", { name: "Fragen vor dem Termin" }).click();
  await practice.getByRole("button", { name: "Frage hinzufügen" }).click();
  await expect(practice.getByLabel("Ihre Frage")).toHaveCount(1);
  await expect(practice.getByText("Es wird nichts gefragt")).toBeVisible();
  await practice.getByLabel("Ihre Frage").fill("Was führt Sie zu mir?");
  await practice.getByText("Muss beantwortet werden").click();
  await practice.getByLabel("Art der Frage").selectOption({ label: "Skala" });
  await practice.getByRole("button", { name: "Frage hinzufügen" }).click();
  await expect(practice.getByLabel("Ihre Frage")).toHaveCount(2);
  await practice.getByLabel("Ihre Frage").last().fill("Wie belastet fühlen Sie sich?");
  await practice.getByRole("button", { name: "Speichern und ab jetzt fragen" }).click();
  await expect(practice.getByText("2 Fragen werden gestellt")).toBeVisible();
  await expectAccessible(coachPage);
  await expectFitting(coachPage);

  const id = await bookAgreedDiscovery(visitor.request, coach);
  await applyLook(visitor, "phoneByDay");
  await visitor.goto(`/de/klient/termine/${id}`);
  const main = visitor.getByRole("main");
  await expect(main.locator("#intake")).toContainText("Ihr Coach hat 2 Fragen an Sie.");
  await expectAccessible(visitor);
  await expectFitting(visitor);
  await main.getByRole("link", { name: "Fragen beantworten" }).click();
  await main.getByRole("button", { name: "Abgeben" }).click();
  await expect(main.getByRole("alert").first()).toBeVisible();
  await main.getByLabel("Was führt Sie zu mir?").fill("Ich schlafe schlecht.");
  await main.getByRole("button", { name: "Als Entwurf speichern" }).click();
  await expect(main.getByText("Als Entwurf gespeichert. Nur Sie können ihn lesen.")).toBeVisible();
  await expectAccessible(visitor);
  await expectFitting(visitor);
  await coachPage.goto(`/de/coach/termine/${id}`);
  await expect(practice.locator("#intake")).toContainText("offen");
  expect(await coachPage.content()).not.toContain("Ich schlafe schlecht.");
  await main.getByText("4", { exact: true }).click();
  await main.getByRole("button", { name: "Abgeben" }).click();
  await expect(main.locator("#intake")).toContainText("Ich schlafe schlecht.");
  await main.getByRole("link", { name: "Antworten ändern" }).click();
  await main.getByLabel("Was führt Sie zu mir?").fill("Ich schlafe kaum.");
  await main.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(main.locator("#intake")).toContainText("Ich schlafe kaum.");

  await coachPage.goto(`/de/coach/termine/${id}`);
  await expect(practice.locator("#intake")).toContainText("Ich schlafe kaum.");
  await expectAccessible(coachPage);
  await practice.getByRole("link", { name: "Vorbereiten" }).click();
  await expect(practice.getByText("4 von 5")).toBeVisible();
  await expectAccessible(coachPage);
  await coachPage.goto("/de/coach/klienten");
  await practice.getByRole("link", { name: "Tilda Brand" }).first().click();
  await coachPage
    .getByRole("navigation", { name: "Akte" })
    .getByRole("link", { name: /^Ziele/ })
    .click();
  await expect(practice.getByText("beantwortet", { exact: true })).toBeVisible();
  await coachPage.context().close();
});
