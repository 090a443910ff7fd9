import { newClient, openCoach, otherPage } from "../appointments.ts";
import { userIdOf } from "../conversations.ts";
import { png } from "../files.ts";
import { expect, expectAccessiblePage, expectFitting, test } from "../fixtures.ts";
import { enterDemo } from "../people.ts";
import { query } from "../server-control.ts";
import { expectMoving, moveAppointment, readRoom, refreshPages, startedAppointment } from "../video-calls.ts";

const PHONE = { width: 390, height: 780 };
const DESK = { width: 1280, height: 800 };

test("de: beside the picture a coach writes, ticks a step off, sends a file and proposes the next appointment; both are told of the end", async ({
  visitor,
  browser,
}) => {
  test.setTimeout(120_000);
  const coachPage = await otherPage(browser, { locale: "de-DE", viewport: DESK });
  const coach = await openCoach(coachPage.request);
  const id = await startedAppointment(visitor.request, coach);
  const goal = { title: "Besser schlafen", why: "", targetOn: null, coachId: coach.coachId };
  const made = await (await visitor.request.post("/api/clients/goals", { data: goal })).json();
  const step = { text: "Um elf das Licht aus", dueOn: null };
  expect((await visitor.request.post(`/api/goals/${made.id}/steps`, { data: step })).status()).toBe(201);
  const { name: client } = (await readRoom(coachPage.request, id)).other;
  await visitor.setViewportSize(PHONE);
  for (const page of [visitor, coachPage]) {
    await page.goto(`/de/termine/${id}/raum`);
    await page.getByRole("button", { name: "Beitreten" }).click();
  }
  const ofClient = coachPage.getByLabel(`Video von ${client}`, { exact: true });
  await expectMoving(ofClient);

  // The note, then by the keyboard the steps.
  await coachPage.getByRole("button", { name: "Notizen" }).click();
  // The formatted editor comes a moment after the plain one.
  await coachPage.locator("[contenteditable=true]").click();
  await coachPage.keyboard.type("Schlaf ist das Thema.");
  await expect(coachPage.getByText(/^Gespeichert um/)).toBeVisible();
  await expectAccessiblePage(coachPage);
  await coachPage.getByRole("tab", { name: "Notizen" }).focus();
  await coachPage.keyboard.press("ArrowRight");
  await expect(coachPage.getByRole("tab", { name: "Schritte" })).toBeFocused();
  await coachPage.getByRole("checkbox", { name: step.text }).check();
  await expect
    .poll(() => query("select done_at from goal_steps where goal_id = $1 and done_at is not null", made.id))
    .toHaveLength(1);
  await expectAccessiblePage(coachPage);
  await visitor.getByRole("button", { name: "Schritte" }).click();
  await expect(visitor.getByText("Sie haben keine offenen Schritte.", { exact: false })).toBeVisible();
  await expectAccessiblePage(visitor);
  expect(await visitor.evaluate(() => document.querySelector("dialog")?.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await visitor.getByRole("button", { name: "Seitenleiste schließen" }).click();

  // What is chosen stays over a reload; two clicks propose a time.
  await coachPage.reload();
  await expect(coachPage.getByRole("tab", { name: "Schritte", selected: true })).toBeVisible();
  await expectMoving(ofClient);
  await coachPage.getByRole("button", { name: "Nächster Termin" }).click();
  await coachPage.getByRole("tabpanel").getByRole("button").first().click();
  await expect(coachPage.getByText(/^Die Zeit wird höchstens/)).toBeVisible();
  await expectAccessiblePage(coachPage);
  await visitor.getByRole("button", { name: "Chat, neue Nachricht" }).click();
  const proposed = visitor.getByRole("tabpanel").getByRole("link", { name: /\/buchen/ });
  await expect(proposed).toHaveAttribute("href", new RegExp(`/de/coaches/${coach.slug}/buchen\\?type=standard&start=`));

  // A file in the chat.
  await coachPage.getByRole("tab", { name: "Chat" }).click();
  await coachPage.getByLabel("Dateien anhängen").setInputFiles(png(300, 200));
  await expect(coachPage.getByText("Bereit zum Senden", { exact: true })).toBeVisible();
  await coachPage.getByLabel("Beschreibung (optional)").fill("Unsere Skizze");
  await coachPage.getByRole("button", { name: "Senden" }).click();
  await expect(visitor.getByRole("tabpanel").getByRole("img", { name: "Unsere Skizze" })).toBeVisible();

  // The client books in a tab of its own, and the call goes on.
  await visitor.getByRole("tab", { name: "Nächster Termin" }).click();
  const opening = visitor.waitForEvent("popup");
  await visitor.getByRole("tabpanel").getByRole("link").first().click();
  const booking = await opening;
  await expect(booking.getByRole("heading", { level: 1 })).toBeVisible();
  expect(booking.url()).toContain(`/de/coaches/${coach.slug}/buchen`);
  await booking.close();
  await visitor.getByRole("button", { name: "Seitenleiste schließen" }).click();
  await expectMoving(ofClient);

  await moveAppointment(id, -55.2);
  await refreshPages(visitor, coachPage);
  for (const page of [visitor, coachPage]) await expect(page.getByText("Noch 5 Minuten.")).toBeVisible();
  await moveAppointment(id, -61);
  await refreshPages(visitor, coachPage);
  for (const page of [visitor, coachPage])
    await expect(page.getByText(/Die vereinbarte Zeit ist vorbei/)).toBeVisible();
});

test("en: a test of the set-up says how camera, sound and line are, and support reads it", async ({
  visitor,
  browser,
}) => {
  const { email } = await newClient(visitor.request);
  const id = await userIdOf(email);
  await visitor.setViewportSize(PHONE);
  await visitor.goto("/en/help");
  await visitor
    .getByRole("main")
    .getByRole("link", { name: /^Test your set-up/ })
    .click();
  await visitor.getByRole("button", { name: "Start the test" }).click();
  await expectMoving(visitor.getByLabel("Your picture", { exact: true }).locator("video"));
  await visitor.waitForFunction(() => (document.querySelector("meter")?.value ?? 0) > 20);
  await visitor.getByRole("button", { name: "Play a test sound" }).click();
  await visitor.getByRole("radio", { name: "Yes" }).check();
  await expectAccessiblePage(visitor);
  await visitor.getByRole("button", { name: "Show the result" }).click({ timeout: 30_000 });
  await expect(visitor.getByText("Your camera works.")).toBeVisible();
  await expect(visitor.getByText("You heard the test sound.")).toBeVisible();
  await expectAccessiblePage(visitor);
  await expectFitting(visitor);
  expect(await query("select camera, speaker, has_events, line from setup_tests where user_id = $1", id)).toEqual([
    { camera: "works", speaker: "heard", has_events: true, line: "direct" },
  ]);

  const team = await otherPage(browser, { locale: "en-GB", viewport: DESK });
  await enterDemo(team, "Mara Köhler", "en");
  await team.goto(`/en/team/people/${id}`);
  await expect(team.getByText("Your camera works.")).toBeHidden();
  await team.getByRole("link", { name: "Show the tests" }).click();
  await expect(team.getByText("Your camera works.")).toBeVisible();
  await expectAccessiblePage(team);
  const looks = "select 1 from audit_log where action = 'video-calls.readSetupTests' and subject_id = $1";
  expect(await query(looks, id)).toHaveLength(1);
});
