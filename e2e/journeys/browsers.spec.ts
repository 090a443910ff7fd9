import { openCoach, otherPage } from "../appointments.ts";
import {
  expectHeardIn,
  expectMovingIn,
  expectSaid,
  expectSilentIn,
  firefoxPage,
  openFirefox,
  press,
} from "../firefox.ts";
import { expect, test } from "../fixtures.ts";
import { expectHeard, expectMoving, expectSilent, meeting, readRoom } from "../room.ts";

test("de: Firefox and Chromium see and hear each other, are muted, and share their screens", async ({
  visitor,
  browser,
  baseURL,
}) => {
  const firefox = await openFirefox();
  if (!firefox) return console.warn("Firefox is not installed here: the room was not tried between two browsers.");
  test.setTimeout(120_000);
  try {
    const coachPage = await otherPage(browser, { locale: "de-DE" });
    const id = await meeting(visitor.request, await openCoach(coachPage.request));
    const { name: coach } = (await readRoom(visitor.request, id)).other;
    const { name: client } = (await readRoom(coachPage.request, id)).other;
    const room = `${baseURL}/de/termine/${id}/raum`;
    const [ofCoach, ofClient] = [`Video von ${coach}`, `Video von ${client}`];
    const clientsFirefox = await firefoxPage(firefox, visitor.request);

    // Chromium is there first, and offers: the coach's side always does.
    await coachPage.goto(room);
    await coachPage.getByRole("button", { name: "Beitreten" }).click();
    await expect(coachPage.getByText(`${client} ist noch nicht da.`)).toBeVisible();
    await clientsFirefox.goto(room);
    await press(clientsFirefox, "Beitreten");
    const shown = coachPage.getByLabel(ofClient, { exact: true });
    await Promise.all([expectMovingIn(clientsFirefox, ofCoach), expectMoving(shown)]);
    await Promise.all([expectHeardIn(clientsFirefox), expectHeard(coachPage)]);

    await press(clientsFirefox, "Stummschalten");
    await expect(coachPage.getByText("Stumm", { exact: true })).toBeVisible();
    await coachPage.getByRole("button", { name: "Stummschalten" }).click();
    await expectSaid(clientsFirefox, "Stumm");
    await Promise.all([expectSilentIn(clientsFirefox), expectSilent(coachPage)]);

    await coachPage.getByRole("button", { name: "Bildschirm teilen" }).click();
    await expectMovingIn(clientsFirefox, `Bildschirm von ${coach}`);
    await press(clientsFirefox, "Bildschirm teilen");
    await expectMoving(coachPage.getByLabel(`Bildschirm von ${client}`, { exact: true }));
  } finally {
    await firefox.close();
  }
});
