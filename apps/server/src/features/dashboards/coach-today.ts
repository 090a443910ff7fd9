import type { CoachToday } from "@aufwind/contract/dashboards-today";
import { monthPlan } from "@aufwind/rules/dashboards";
import { NOTE_MISSED_FOR_DAYS } from "@aufwind/rules/notes";
import { DAY } from "@aufwind/rules/time/durations";
import type { Range } from "@aufwind/rules/time/ranges";
import type { Platform } from "../../platform/platform.ts";
import { instantsOfDays, openOn, scheduleOn } from "../agenda/queries.ts";
import { findCoachDay } from "../appointments/list-store.ts";
import { presentAppointments } from "../appointments/queries.ts";
import { preparationFor } from "../coach-clients/queries.ts";
import { profileStatus } from "../coach-profiles/queries.ts";
import { unreadConversations } from "../conversations/queries.ts";
import { missingNotes } from "../notes/queries.ts";
import { findNotedAmong } from "../notes/store.ts";
import { reviewsToApprove } from "../reviews/queries.ts";
import { berlinDay } from "../schedules/queries.ts";
import { presentOutstanding } from "../statements/queries.ts";
import { photosSeenBy } from "../storage/queries.ts";
import { presentRequest } from "../tax-reports/queries.ts";
import { presentMonth } from "./month-figures.ts";
import { findTodayFigures } from "./today-store.ts";

/** As many of each kind as the page shows when only this kind is asked for. */
const MOST_WAITING = 12;
const ZONE = "Europe/Berlin";

type Own = { coachId: string; now: Date };

/** A coach's day in one answer: what is next, what waits, today's plan, the month, payout and profile. */
export async function coachToday(platform: Platform, coachId: string): Promise<CoachToday> {
  const { database, clock } = platform;
  const own = { coachId, now: clock.now() };
  const plan = monthPlan({ now: own.now.getTime(), zone: ZONE });
  const [figures, { profile, paidBookings, areStepsDone, next, requests, day }, waiting] = await Promise.all([
    findTodayFigures(database, { ...own, plan }),
    scheduled(platform, own),
    otherWaiting(platform, own),
  ]);
  const counts = { ...waiting.counts, requests: figures.requests ?? 0, reviews: figures.reviews ?? 0 };
  return {
    readAt: own.now.toISOString(),
    isSettingUp: !figures.onboarded_at && !areStepsDone,
    next,
    day,
    waiting: { ...waiting, requests, counts },
    month: presentMonth(plan, figures),
    payout: presentOutstanding(figures.outstanding, own.now),
    taxRequest: figures.tax_request && presentRequest(figures.tax_request),
    calendarChanges: figures.calendar_changes,
    disputes: figures.disputes,
    profile,
    paidBookings,
  };
}

/** What depends on the schedule: the profile, which wants a free time, and the appointments of the coach's own day. */
async function scheduled(platform: Platform, { coachId, now }: Own) {
  const { database } = platform;
  const today = berlinDay(now);
  const days = { from: today.toString(), to: today.add({ days: 1 }).toString() };
  const schedule = await scheduleOn(database, coachId, days);
  const [status, appointments] = await Promise.all([
    profileStatus(database, { userId: coachId, now, schedule }),
    appointmentsAtHand(platform, { coachId, now, range: instantsOfDays(days, schedule.timeZone) }),
  ]);
  const open = openOn(schedule, days, now);
  const pauses = open.slice(1).map(({ from: to }, at) => ({ from: open[at]?.to ?? to, to }));
  return { ...status, ...appointments, day: { appointments: appointments.today, pauses } };
}

/** The next one with what prepares for it, requests, and today's. */
async function appointmentsAtHand(platform: Platform, { coachId, now, range }: Own & { range: Range }) {
  const { database } = platform;
  const asked = { userId: coachId, now, range: { from: new Date(range.start), to: new Date(range.end) } };
  const rows = await findCoachDay(database, asked);
  const ofToday = rows.filter(({ part }) => part === "today").map(({ id }) => id);
  const clientId = rows.find(({ part }) => part === "next")?.client_id;
  const [items, prepared, noted] = await Promise.all([
    presentAppointments(database, rows, { side: "coach", userId: coachId, now }),
    clientId ? preparationFor(platform, { coachId, clientId }) : null,
    ofToday.length > 0 ? findNotedAmong(database, coachId, ofToday) : new Set(),
  ]);
  const part = (name: (typeof rows)[number]["part"]) => items.filter((_, at) => rows[at]?.part === name);
  const [appointment] = part("next");
  return {
    requests: part("waiting"),
    next: appointment && prepared ? { appointment, ...prepared } : null,
    today: part("today").map((item) => ({ ...item, hasOwnNote: noted.has(item.id) })),
  };
}

/** Reviews, messages and notes that wait for the coach. */
async function otherWaiting(platform: Platform, { coachId, now }: Own) {
  const { database } = platform;
  const since = new Date(now.getTime() - NOTE_MISSED_FOR_DAYS * DAY);
  const [reviews, unread, unnoted] = await Promise.all([
    reviewsToApprove(database, { coachId, now, most: MOST_WAITING }),
    unreadConversations(platform, { userId: coachId, most: MOST_WAITING }),
    missingNotes(platform, { coachId, since }),
  ]);
  const notes = unnoted.slice(0, MOST_WAITING);
  const pictures = await photosSeenBy(database, coachId, [...new Set(notes.map(({ client }) => client.id))]);
  return {
    counts: { messages: unread.count, notes: unnoted.length },
    reviews,
    messages: unread.items,
    notes: notes.map((about) => ({ ...about, picture: pictures.get(about.client.id)?.profile ?? null })),
  };
}
