import {
  bookAgreedDiscovery,
  bookAppointment,
  bookConfirmedNext,
  inHours,
  newClient,
  openCoach,
  otherPage,
  otherRequest,
} from "../appointments.ts";
import { userIdOf } from "../conversations.ts";
import { png } from "../files.ts";
import { applyLook, expect, expectFitting, test } from "../fixtures.ts";
import { CARDS, completeAndEarn, expectPayment, saveCard } from "../money.ts";
import { textWithoutScripts } from "../pages.ts";
import { confirmAddress, newAddress, PASSWORD, signIn } from "../people.ts";

test("de: on a phone a client's picture and words about themselves are saved; the own coach sees them, another does not", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "en-GB", colorScheme: "dark" });
  const coach = await openCoach(coachPage.request);
  const client = await newClient(visitor.request, { firstName: "Tilda", lastName: "Brand" });
  await applyLook(visitor, "phoneByDay");
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

  const mine = `/en/coach/clients/${await userIdOf(client.email)}`;
  expect((await coachPage.goto(mine))?.status()).toBe(404);
  await bookAgreedDiscovery(visitor.request, coach);
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
  request,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  await newClient(request, { firstName: "Hanna", lastName: "Roth" });
  const home = async () => (await request.get("/en/client")).text();
  const toCard = /<a [^>]*>(<[^>]*>)*Save a card for paid appointments/;
  expect(await textWithoutScripts(request, "/en/client")).toContain("1 of 6 done");
  expect(await home()).toMatch(toCard);
  expect(await home()).toMatch(/<a [^>]*>(<[^>]*>)*Say what you are looking for/);
  await saveCard(request);
  await bookAppointment(request, { coachId: coach.coachId, scheduledAt: inHours(30) });
  expect(await textWithoutScripts(request, "/en/client")).toContain("4 of 6 done");
  expect(await home()).not.toMatch(toCard);
  const [, friendCode] = /value="[^"]*\/en\/friends\/([2-9a-z]{8})"/.exec(await home()) ?? [];

  // How somebody registers by the link, friends.spec.ts tells.
  const friend = await otherRequest(browser);
  const person = { firstName: "Ada", lastName: "Kern", email: newAddress("freund"), friendCode };
  const agreed = { password: PASSWORD, passwordConfirmation: PASSWORD, isAdult: true, acceptTerms: true };
  const headers = { "accept-language": "de" };
  expect((await friend.put("/api/visitors/client", { headers, data: { ...person, ...agreed } })).status()).toBe(201);
  await confirmAddress(friend, person.email);
  await signIn(friend, person.email);
  expect(await textWithoutScripts(friend, "/de/klient/freunde")).toContain("Sie haben 10 € Guthaben.");

  // A card welcomes only one account: no other journey uses this one.
  await saveCard(friend, CARDS.other);
  await bookAppointment(friend, { coachId: coach.coachId, scheduledAt: inHours(1) });
  const id = await bookConfirmedNext(friend, coach, inHours(4));
  await expectPayment(friend, id, "paid");
  const split = "davon 10 € mit Ihrem Guthaben und 85 € mit Ihrer Karte";
  expect(await textWithoutScripts(friend, `/de/klient/termine/${id}`)).toContain(split);
  await completeAndEarn(friend, id);

  const friends = await textWithoutScripts(request, "/en/client/friends");
  expect(friends).toMatch(/Ada .*Credited to you/);
  expect(friends).not.toContain("Kern");
  expect(friends).toContain("You have a credit of €10.");
  expect(await textWithoutScripts(request, "/en/notifications")).toMatch(/A friend you invited .* credit of €10/);
  expect(await textWithoutScripts(friend, "/de/klient/freunde")).toContain("Sie haben zurzeit kein Guthaben.");
});
