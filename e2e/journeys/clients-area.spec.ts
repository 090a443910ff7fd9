import {
  agreed,
  booked,
  confirmedNext,
  inHours,
  newClient,
  openCoach,
  otherPage,
  otherRequest,
} from "../appointments.ts";
import { idOf } from "../conversations.ts";
import { png } from "../files.ts";
import { expect, expectFitting, show, test } from "../fixtures.ts";
import { CARDS, expectPayment, saveCard, takePlace } from "../money.ts";
import { confirmAddress, logIn, newAddress, PASSWORD } from "../people.ts";

test("de: on a phone a client's picture and words about themselves are saved; the own coach sees them, another does not", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "en-GB", colorScheme: "dark" });
  const coach = await openCoach(coachPage.request);
  const client = await newClient(visitor.request, { firstName: "Tilda", lastName: "Brand" });
  await show(visitor, "phoneByDay");
  await visitor.goto("/de/klient/profil");
  const main = visitor.getByRole("main");
  const seen = main.locator("#preview");
  await expect(seen.getByText("Ihre Coaches sehen Ihren Namen und sonst nichts.")).toBeVisible();
  await main.locator('input[type="file"]').setInputFiles(png(600, 500));
  await visitor.getByRole("dialog").getByRole("button", { name: "Dieses Bild verwenden" }).click();
  await expect(main.getByText("Profilfoto gespeichert").first()).toBeVisible();
  await main.getByLabel("Berufserfahrung").selectOption("Mit Führungsverantwortung");
  await main.getByLabel("Höchster Abschluss").selectOption("Promotion");
  await main.getByLabel("Pronomen").selectOption("sie");
  await main.getByRole("button", { name: "Profil speichern" }).click();
  await expect(main.getByText("Profil gespeichert").first()).toBeVisible();
  await expect(seen.getByText("Mit Führungsverantwortung")).toBeVisible();
  await expect(seen.locator("img")).toBeVisible();
  await expectFitting(visitor);

  const mine = `/en/coach/clients/${await idOf(client.email)}`;
  expect((await coachPage.goto(mine))?.status()).toBe(404);
  await agreed(visitor.request, coach);
  await coachPage.goto(mine);
  const page = coachPage.getByRole("main");
  for (const words of ["Leading others", "Doctorate", "She"])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  const picture = page.locator("img").first();
  await expect(picture).toBeVisible();
  const source = () => picture.evaluate((shown: HTMLImageElement) => shown.currentSrc);
  // Empty until the browser has chosen one: an empty address would be the home page.
  await expect.poll(source).not.toBe("");
  const address = await source();
  expect((await coachPage.request.get(address)).status()).toBe(200);
  const stranger = await otherRequest(browser);
  expect((await stranger.get(address)).status()).toBe(404);
});

test("en: first steps grow shorter; a friend comes by the link, meets a coach, and both have had their credit", async ({
  visitor,
  browser,
}) => {
  test.setTimeout(90_000);
  const coach = await openCoach(await otherRequest(browser));
  await newClient(visitor.request, { firstName: "Hanna", lastName: "Roth" });
  await show(visitor, "deskByNight");
  await visitor.goto("/en/client");
  const main = visitor.getByRole("main");
  await expect(main.getByText("1 of 6 done")).toBeVisible();
  await saveCard(visitor.request);
  await booked(visitor.request, { coachId: coach.coachId, scheduledAt: inHours(30) });
  await visitor.reload();
  await expect(main.getByText("4 of 6 done")).toBeVisible();
  await expect(main.getByRole("link", { name: "Save a card for paid appointments" })).toHaveCount(0);
  const link = await main.getByLabel("Your personal link").inputValue();

  const friend = await otherPage(browser, { locale: "de-DE", viewport: { width: 360, height: 740 } });
  const form = friend.getByRole("main");
  await friend.goto(link.replace("/en/friends/", "/de/freunde/"));
  await form.getByRole("link", { name: "Registrieren und Guthaben sichern" }).click();
  await expect(form.getByText("Hanna hat Sie eingeladen.")).toBeVisible();
  const email = newAddress("freund");
  for (const [name, value] of Object.entries({ firstName: "Ada", lastName: "Kern", email }))
    await form.locator(`[name="${name}"]`).fill(value);
  for (const name of ["password", "passwordConfirmation"]) await form.locator(`[name="${name}"]`).fill(PASSWORD);
  for (const name of ["isAdult", "acceptTerms"]) await form.locator(`[name="${name}"]`).check();
  await form.getByRole("button", { name: "Konto anlegen" }).click();
  await confirmAddress(visitor.request, email);
  await logIn(friend, { email }, "/de/klient/freunde");
  await expect(form.getByText(/^Sie haben 10\s€ Guthaben\./)).toBeVisible();

  // A card welcomes only one account: no other journey uses this one.
  await saveCard(friend.request, CARDS.other);
  await booked(friend.request, { coachId: coach.coachId, scheduledAt: inHours(1) });
  const id = await confirmedNext(friend.request, coach, inHours(4));
  await expectPayment(friend.request, id, "paid");
  await friend.goto(`/de/klient/termine/${id}`);
  await expect(form.getByText(/^davon 10\s€ mit Ihrem Guthaben und 85\s€ mit Ihrer Karte$/).first()).toBeVisible();
  await takePlace(friend.request, id);

  await visitor.goto("/en/client/friends");
  const row = main.getByRole("listitem").filter({ hasText: "Ada" });
  await expect(row).toContainText("Credited to you");
  await expect(row).not.toContainText("Kern");
  await expect(main.getByText("You have a credit of €10.")).toBeVisible();
  await visitor.goto("/en/notifications");
  await expect(main.getByText(/^A friend whom you invited .* credit of €10/).first()).toBeVisible();
  await friend.goto("/de/klient/freunde");
  await expect(form.getByText("Sie haben zurzeit kein Guthaben.")).toBeVisible();
});
