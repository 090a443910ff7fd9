import type { APIRequestContext, Browser } from "@playwright/test";
import { bookAppointment, newClient, openCoach, otherRequest } from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { fillLogin, newMember } from "../people.ts";
import { runJobsUntil } from "../server-control.ts";

/** Ten o'clock in Berlin, this many days from today, and its weekday. */
function tenOn(days: number) {
  const date = new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv", { timeZone: "Europe/Berlin" });
  const utc = new Date(`${date}T10:00:00Z`);
  const shown = Number(utc.toLocaleTimeString("en-GB", { timeZone: "Europe/Berlin", hour: "2-digit" }).slice(0, 2));
  return { at: new Date(utc.getTime() - (shown - 10) * 3_600_000).toISOString(), weekday: utc.getUTCDay() || 7 };
}

/** A coach who has a quarter of an hour on each of these days, and somebody who has the first of them. */
async function fullCoach(browser: Browser, days: number[]) {
  const coach = await openCoach(await otherRequest(browser));
  const times = days.map(tenOn);
  const workingSlots = times.map(({ weekday }) => ({ weekday, from: "10:00", to: "10:15" }));
  expect((await coach.request.put("/api/coaches/schedule/working-hours", { data: { workingSlots } })).status()).toBe(
    200,
  );
  const settings = {
    ...{ noticeMinutes: 0, horizonDays: 6, pauseBeforeMinutes: 0, pauseAfterMinutes: 0, gridMinutes: 15 },
    mostPerDay: null,
  };
  expect((await coach.request.put("/api/coaches/schedule/settings", { data: settings })).status()).toBe(200);
  const other = await otherRequest(browser);
  await newClient(other);
  const id = await bookAppointment(other, { coachId: coach.coachId, scheduledAt: times[0]?.at ?? "" });
  return { coach, times, free: () => giveUp(other, id) };
}

async function giveUp(client: APIRequestContext, id: string): Promise<void> {
  const answer = await client.post(`/api/clients/appointments/${id}/cancel`, { data: { reason: "", owedCents: 0 } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("de: who finds no time waits for one, hears when it is free, and books what is held", async ({
  visitor,
  browser,
}) => {
  const { coach, free } = await fullCoach(browser, [3]);
  const client = await newMember(visitor.request);
  await visitor.setViewportSize({ width: 360, height: 740 });
  await visitor.goto(`/de/coaches/${coach.slug}#booking`);
  await visitor.getByRole("link", { name: "Auf die Warteliste" }).first().click();
  await fillLogin(visitor, client);
  await expect(visitor.getByRole("heading", { level: 1, name: `Auf die Warteliste von ${coach.name}` })).toBeVisible();
  await visitor.getByLabel("Samstag").check();
  await visitor.getByLabel("Sonntag").check();
  await expectAccessible(visitor);
  const form = visitor.url();
  await visitor.getByRole("button", { name: "Auf die Warteliste setzen" }).click();
  await expect(visitor.getByText(`Sie stehen auf der Warteliste von ${coach.name}.`).first()).toBeVisible();
  await visitor.goto(form);
  await visitor.getByRole("button", { name: "Auf die Warteliste setzen" }).click();
  await expect(visitor.getByText(/Sie stehen für diese Art von Termin schon auf der Warteliste/).first()).toBeVisible();

  await free();
  let mail = "";
  await runJobsUntil("offer-freed-times", async () => {
    mail = await mailTo(visitor.request, client.email, "Eine Zeit ist für Sie frei geworden");
  });
  await visitor.goto("/de/klient/warteliste");
  await expect(visitor.getByRole("heading", { name: "Für Sie reserviert" })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.goto(linkIn(mail, "klient/warteliste/angebote").replace(/^https?:\/\/[^/]+/, ""));
  await expect(visitor.getByText(/Diese Zeit ist bis .* für Sie reserviert/)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Kostenlos buchen" }).click();
  await expect(visitor.getByText("Die Bestätigung folgt per E-Mail.").first()).toBeVisible();
  await visitor.goto("/de/klient/warteliste");
  await expect(visitor.getByRole("link", { name: "Termin gebucht" })).toBeVisible();
});

test("en: a later appointment waits for an earlier time, which is passed on from the page that would take it", async ({
  visitor,
  browser,
}) => {
  const { coach, times, free } = await fullCoach(browser, [3, 5]);
  const client = await newClient(visitor.request);
  const id = await bookAppointment(visitor.request, { coachId: coach.coachId, scheduledAt: times[1]?.at ?? "" });
  await visitor.goto(`/en/client/appointments/${id}`);
  await visitor.getByRole("link", { name: "Get an earlier time" }).click();
  await visitor.getByLabel("Saturday").check();
  await visitor.getByLabel("Sunday").check();
  await visitor.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(visitor.getByText(`You are on the waiting list of ${coach.name}.`).first()).toBeVisible();
  const agenda = await browser.newContext({ storageState: await coach.request.storageState() });
  const coachPage = await agenda.newPage();
  await coachPage.goto("/en/coach/agenda");
  await expect(coachPage.getByText("One person is waiting for a time of yours to become free.")).toBeVisible();
  await agenda.close();

  await free();
  await runJobsUntil("offer-freed-times", async () => {
    await mailTo(visitor.request, client.email, /frei geworden|become free/);
  });
  await visitor.goto("/en/client/waiting-list/offers/current");
  await expect(visitor.getByText(/This time is held for you until/)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: "It does not suit you? Pass it on" }).click();
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Pass this time on" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "You have passed the time on" })).toBeVisible();
  await expectAccessible(visitor);
});
