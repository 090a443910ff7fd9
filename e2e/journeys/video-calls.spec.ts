import { bookConfirmedPaid, inHours, newClient, openCoach, otherPage } from "../appointments.ts";
import { expect, expectAccessible, expectAccessiblePage, test } from "../fixtures.ts";
import { answerBank, CARDS, expectPayment } from "../money.ts";
import { signInAs } from "../people.ts";
import { query } from "../server-control.ts";
import {
  controlRelay,
  expectHeard,
  expectMoving,
  expectSilent,
  expectStill,
  moveAppointment,
  readRoom,
  refreshPages,
  relayedSite,
  startedAppointment,
} from "../video-calls.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

test("de: two see and hear each other, mute, write, share a screen, reload, change the tab, and are thanked at the end", async ({
  visitor,
  browser,
}) => {
  test.setTimeout(120_000);
  const coachPage = await otherPage(browser, { locale: "de-DE", viewport: DESK });
  const id = await startedAppointment(visitor.request, await openCoach(coachPage.request));
  const { name: coach } = (await readRoom(visitor.request, id)).other;
  const { name: client } = (await readRoom(coachPage.request, id)).other;
  const room = `/de/termine/${id}/raum`;
  const ofClient = coachPage.getByLabel(`Video von ${client}`, { exact: true });
  const ofCoach = visitor.getByLabel(`Video von ${coach}`, { exact: true });
  await visitor.setViewportSize(PHONE);

  // The lobby: one's own picture, the devices, and who is there.
  await visitor.goto(`/de/klient/termine/${id}`);
  await visitor.getByRole("link", { name: "Zum Raum" }).click();
  await expectMoving(visitor.getByLabel("Ihr Video"));
  await expect(visitor.getByRole("combobox", { name: "Kamera" })).toHaveText(/fake_device_0/);
  // The fake microphone beeps once a second: sampled with every frame, so that no beep is missed.
  await visitor.waitForFunction(() => (document.querySelector("meter")?.value ?? 0) > 0);
  await expect(visitor.getByText(`${coach} ist noch nicht im Raum.`)).toBeVisible();
  await expect(visitor.getByText(/Es wird nichts aufgezeichnet/)).toBeVisible();
  await expectAccessiblePage(visitor);
  await coachPage.goto(room);
  await coachPage.getByRole("button", { name: "Beitreten" }).click();
  await expect(coachPage.getByText(`${client} ist noch nicht da.`)).toBeVisible();
  await expect(visitor.getByText(`${coach} ist schon im Raum.`)).toBeVisible();

  // The call.
  await visitor.getByRole("button", { name: "Beitreten" }).click();
  await Promise.all([expectMoving(ofCoach), expectMoving(ofClient)]);
  await Promise.all([expectHeard(visitor), expectHeard(coachPage)]);
  await Promise.all([expectAccessiblePage(visitor), expectAccessiblePage(coachPage)]);
  expect(await visitor.evaluate(() => document.querySelector("dialog")?.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await visitor.getByRole("button", { name: "Stummschalten" }).click();
  await expect(coachPage.getByText("Stumm", { exact: true })).toBeVisible();
  await expectSilent(coachPage);
  await visitor.getByRole("button", { name: "Kamera aus" }).click();
  await expect(coachPage.getByText("Kamera ist aus")).toBeVisible();
  await expect(ofClient).toBeHidden();
  // Back by their shortcuts.
  await visitor.keyboard.press("m");
  await visitor.keyboard.press("v");
  await expect(coachPage.getByText("Stumm", { exact: true })).toBeHidden();
  await Promise.all([expectMoving(ofClient), expectHeard(coachPage)]);

  await coachPage.getByRole("button", { name: "Chat" }).click();
  await coachPage.getByLabel(`Nachricht an ${client}`).fill("Guten Tag, hören Sie mich?");
  await coachPage.keyboard.press("Enter");
  await visitor.getByRole("button", { name: "Chat, neue Nachricht" }).click();
  await expect(visitor.getByText("Guten Tag, hören Sie mich?").last()).toBeVisible();
  await visitor.getByLabel(`Nachricht an ${coach}`).fill("Ja, sehr gut.");
  await visitor.getByRole("button", { name: "Senden" }).click();
  await expect(coachPage.getByText("Ja, sehr gut.").last()).toBeVisible();
  await expectAccessiblePage(coachPage);
  for (const page of [visitor, coachPage]) await page.getByRole("button", { name: "Seitenleiste schließen" }).click();

  await coachPage.getByRole("button", { name: "Bildschirm teilen" }).click();
  await expect(coachPage.getByText(`${client} sieht Ihren Bildschirm.`)).toBeVisible();
  const screen = visitor.getByLabel(`Bildschirm von ${coach}`, { exact: true });
  await expectMoving(screen);
  await expectMoving(ofCoach);
  await coachPage.getByRole("button", { name: "Nicht mehr teilen" }).click();
  await expect(screen).toBeHidden();

  await visitor.reload();
  await expectMoving(ofCoach);
  await expectMoving(ofClient);

  // Another tab takes over before it receives the first one's events: missing them does no harm.
  const tab = await visitor.context().newPage();
  await tab.addInitScript(() => {
    window.requestIdleCallback = (work) => window.setTimeout(work, 3000);
  });
  await tab.goto(room);
  await tab.getByRole("button", { name: "Beitreten" }).click();
  await expectMoving(tab.getByLabel(`Video von ${coach}`, { exact: true }));
  await expect(visitor.getByText(/in einem anderen Fenster/)).toBeVisible();
  await visitor.getByRole("button", { name: "Hier beitreten" }).click();
  await expectMoving(ofCoach);
  await expect(tab.getByText(/in einem anderen Fenster/)).toBeVisible();
  await tab.close();

  // Leaving does not end it.
  await visitor.getByRole("button", { name: "Verlassen" }).click();
  await expect(visitor.getByText("Sie haben den Raum verlassen")).toBeVisible();
  await expect(coachPage.getByText(`${client} ist nicht mehr im Raum.`)).toBeVisible();
  await visitor.getByRole("button", { name: "Zurück in den Raum" }).click();
  await visitor.getByRole("button", { name: "Beitreten" }).click();
  await Promise.all([expectMoving(ofCoach), expectMoving(ofClient)]);

  // The end.
  await moveAppointment(id, -57.5);
  await refreshPages(visitor, coachPage);
  await expect(coachPage.getByText("Noch 3 Minuten.")).toBeVisible();
  await moveAppointment(id, -61);
  await refreshPages(visitor, coachPage);
  await expect(coachPage.getByText(/Die vereinbarte Zeit ist vorbei/)).toBeVisible();
  for (const page of [visitor, coachPage]) {
    await page.getByRole("button", { name: "Termin beenden" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Vielen Dank, das war Ihr Termin mit/ })).toBeVisible();
    await expectAccessiblePage(page);
  }
  await expect(visitor.getByRole("main").getByRole("link", { name: "Wieder buchen" })).toBeVisible();
  await visitor.getByRole("link", { name: "Termin bewerten" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: `Wie war Ihr Termin mit ${coach}?` })).toBeVisible();
  await coachPage.getByRole("link", { name: "Sitzungsnotiz", exact: true }).click();
  await expect(coachPage.getByRole("heading", { level: 1, name: `Notiz: ${client}` })).toBeVisible();
  const { joinedAt } = await (await visitor.request.get(`/api/appointments/${id}`)).json();
  expect(joinedAt).toEqual({ client: expect.any(String), coach: expect.any(String) });
});

test("en: too early, not agreed, unpaid, over, an outsider and a refused camera each get their own sentence and the next step", async ({
  visitor,
  browser,
}) => {
  test.setTimeout(90_000);
  const coachPage = await otherPage(browser, { locale: "en-GB", viewport: DESK, colorScheme: "dark" });
  const coach = await openCoach(coachPage.request);
  await newClient(visitor.request);
  await visitor.setViewportSize({ width: 320, height: 700 });
  await visitor.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const unpaid = { scheduledAt: inHours(20), card: CARDS.alwaysAsks };
  const id = await bookConfirmedPaid(visitor.request, coach, unpaid);
  const room = `/en/appointments/${id}/room`;
  await expectPayment(visitor.request, id, "authentication");

  const stranger = await otherPage(browser, { locale: "en-GB", viewport: PHONE });
  await signInAs(stranger.request, "sam");
  expect((await stranger.goto(room))?.status()).toBe(404);
  await expect(stranger.getByText("No appointment found")).toBeVisible();
  await expectAccessiblePage(stranger);
  expect((await stranger.request.post(`/api/appointments/${id}/room/visits`)).status()).toBe(404);

  const [discovery] = await query("select id from appointments where coach_id = $1 and id <> $2", coach.coachId, id);
  await visitor.goto(`/en/appointments/${discovery?.id}/room`);
  await expect(visitor.getByText("No scheduled time available for this appointment")).toBeVisible();
  await expectAccessible(visitor);

  // Away from the rows that are moved now.
  await moveAppointment(String(discovery?.id), 2000);
  await moveAppointment(id, 5);
  await coachPage.goto(room);
  await expect(coachPage.getByText("The payment is still pending")).toBeVisible();
  await expectAccessible(coachPage);
  await visitor.goto(room);
  await expect(visitor.getByText("The payment is outstanding")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: "Pay now" }).click();
  await answerBank(visitor, "confirm", "en");
  await expect(visitor.getByText(/^Thank you. €95 is paid/)).toBeVisible();
  await expect(coachPage.getByRole("button", { name: "Join" })).toBeVisible();

  await moveAppointment(id, 11);
  await visitor.goto(room);
  await expect(visitor.getByText("The room is not open yet")).toBeVisible();
  await expect(visitor.getByRole("timer")).toHaveText(/^[01]:\d\d$/);
  await expectAccessible(visitor);
  // Three seconds to go: then it opens by itself.
  await moveAppointment(id, 10.05);
  await refreshPages(visitor);
  await expect(visitor.getByRole("button", { name: "Join" })).toBeVisible({ timeout: 10_000 });
  await expectAccessible(visitor);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await coachPage.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
    Object.defineProperty(navigator.mediaDevices, "getUserMedia", { value: refuse });
  });
  await coachPage.goto(room);
  await expect(coachPage.getByText("Your browser is not allowed to use camera and microphone.")).toBeVisible();
  await expectAccessiblePage(coachPage);
  await coachPage.getByRole("button", { name: "Join and only listen" }).click();
  await visitor.getByRole("button", { name: "Join" }).click();
  await expect(visitor.getByText("Camera is off")).toBeVisible();
  expect(await visitor.evaluate(() => document.querySelector("dialog")?.scrollWidth)).toBeLessThanOrEqual(320);
  await expectMoving(coachPage.getByLabel(/^Video of /));
  await expectHeard(coachPage);

  // Whoever stays is led out when the call closes.
  await moveAppointment(id, -61);
  await refreshPages(visitor);
  await expect(visitor.getByRole("button", { name: "End appointment" })).toBeVisible();
  await moveAppointment(id, -76);
  await refreshPages(visitor);
  await expect(visitor.getByRole("heading", { name: /^Thank you, that was your appointment/ })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("This appointment is over")).toBeVisible();
  await expectAccessible(visitor);
});

test("de: through the relay alone two see each other; the network is lost for ten seconds, and all comes back by itself", async ({
  visitor,
  browser,
}) => {
  const site = await relayedSite();
  if (!site) return console.warn("coturn is not installed here: the room was not tried through a real relay.");
  test.setTimeout(120_000);
  const coachPage = await otherPage(browser, { locale: "de-DE", viewport: DESK });
  const id = await startedAppointment(visitor.request, await openCoach(coachPage.request));
  for (const page of [visitor, coachPage]) {
    await page.goto(`${site}/de/termine/${id}/raum`);
    await page.getByRole("button", { name: "Beitreten" }).click();
  }
  const seen = [visitor, coachPage].map((page) => page.getByLabel(/^Video von /));
  await Promise.all(seen.map((video) => expectMoving(video)));

  const cut = Date.now();
  await Promise.all([controlRelay("pause"), visitor.context().setOffline(true)]);
  await Promise.all(seen.map(expectStill));
  await expect(coachPage.getByText(/^Die Verbindung zu .* ist abgebrochen/)).toBeVisible({ timeout: 15_000 });
  await expect(visitor.getByText(/^Wir erreichen unseren Server nicht/)).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => Date.now() - cut, { timeout: 15_000 }).toBeGreaterThan(10_000);
  await Promise.all([controlRelay("resume"), visitor.context().setOffline(false)]);
  // Attempts come with growing pauses: the one that succeeds may be the third.
  await Promise.all(seen.map((video) => expectMoving(video, 40_000)));
  await expect(coachPage.getByText(/ist abgebrochen/)).toBeHidden();
  await expect(visitor.getByText(/^Wir erreichen unseren Server nicht/)).toBeHidden();
  await Promise.all([expectHeard(visitor), expectHeard(coachPage)]);
});
