import type { CoachToday } from "@aufwind/contract/dashboards-today";
import { monthPlan } from "@aufwind/rules/dashboards";
import { NOTE_MISSED_FOR_DAYS } from "@aufwind/rules/notes";
import { DAY } from "@aufwind/rules/time/durations";
import type { Range } from "@aufwind/rules/time/ranges";
import type { Platform } from "../../platform/platform.ts";
import { instantsOfDays, openingsOn, scheduleOn } from "../agenda/queries.ts";
import { presentItems } from "../appointments/queries.ts";
import { presentPreparation } from "../coach-clients/queries.ts";
import { profileStatus } from "../coach-profiles/queries.ts";
import { unreadConversations } from "../conversations/queries.ts";
import { missingNotes } from "../notes/queries.ts";
import { reviewsToApprove } from "../reviews/queries.ts";
import { berlinDay } from "../schedules/queries.ts";
import { presentOutstanding } from "../statements/queries.ts";
import { photosSeenBy, picturesById } from "../storage/queries.ts";
import { presentRequest } from "../tax-reports/queries.ts";
import { presentMonth } from "./month-figures.ts";
import { findDay, findTodayFigures } from "./today-store.ts";

/** As many of each kind as the page shows when only this kind is asked for. */
const MOST_WAITING = 12;
const ZONE = "Europe/Berlin";

type Own = { coachId: string; now: Date };

/** A coach's day in one answer: what is next, what waits, today's plan, the month, payout and profile. */
export async function coachToday(platform: Platform, coachId: string): Promise<CoachToday> {
  const { database, clock } = platform;
  const own = { coachId, now: clock.now() };
  const plan = monthPlan({ now: own.now.getTime(), zone: ZONE });
  const notesSince = new Date(own.now.getTime() - NOTE_MISSED_FOR_DAYS * DAY);
  const [figures, { schedule, next, requests, day }, reviews] = await Promise.all([
    findTodayFigures(database, { ...own, notesSince, plan }),
    scheduled(platform, own),
    reviewsToApprove(database, { ...own, most: MOST_WAITING }),
  ]);
  const [{ profile, paidBookings, areStepsDone }, messages, notes] = await Promise.all([
    profileStatus(database, { userId: coachId, now: own.now, schedule, given: figures.given }),
    unreadConversations(platform, { userId: coachId, most: MOST_WAITING, count: figures.messages }),
    figures.notes > 0 ? unnoted(platform, { coachId, since: notesSince }) : [],
  ]);
  return {
    readAt: own.now.toISOString(),
    isSettingUp: !figures.onboarded_at && !areStepsDone,
    next,
    day,
    waiting: {
      counts: {
        requests: figures.requests ?? 0,
        reviews: figures.reviews ?? 0,
        messages: messages.count,
        notes: figures.notes,
      },
      requests,
      reviews,
      messages: messages.items,
      notes,
    },
    month: presentMonth(plan, figures),
    payout: presentOutstanding(figures.outstanding, own.now),
    taxRequest: figures.tax_request && presentRequest(figures.tax_request),
    calendarChanges: figures.calendar_changes,
    disputes: figures.disputes,
    profile,
    paidBookings,
  };
}

/** What depends on the schedule, which says when the coach's own day begins: its appointments, and what is at hand. */
async function scheduled(platform: Platform, { coachId, now }: Own) {
  const today = berlinDay(now);
  const days = { from: today.toString(), to: today.add({ days: 1 }).toString() };
  const schedule = await scheduleOn(platform.database, coachId, days);
  const appointments = await atHand(platform, { coachId, now, range: instantsOfDays(days, schedule.timeZone) });
  const open = openingsOn(schedule, days, now);
  const pauses = open.slice(1).map(({ from: to }, at) => ({ from: open[at]?.to ?? to, to }));
  return { schedule, ...appointments, day: { appointments: appointments.today, pauses } };
}

/** The next one with what prepares for it, requests, and today's. */
async function atHand(platform: Platform, { coachId, now, range }: Own & { range: Range }) {
  const asked = { coachId, now, range: { from: new Date(range.start), to: new Date(range.end) } };
  const rows = await findDay(platform.database, asked);
  const pictures = picturesById(rows.flatMap((row) => row.pictures));
  const items = presentItems(rows, { side: "coach", now, pictures });
  const part = (name: (typeof rows)[number]["part"]) => items.filter((_, at) => rows[at]?.part === name);
  const [appointment] = part("next");
  const known = rows.find((row) => row.known)?.known;
  const noted = new Set(rows.filter(({ has_own_note }) => has_own_note).map(({ id }) => id));
  return {
    requests: part("waiting"),
    next: appointment && known ? { appointment, ...(await presentPreparation(platform, coachId, known)) } : null,
    today: part("today").map((item) => ({ ...item, hasOwnNote: noted.has(item.id) })),
  };
}

/** The latest that took place without a note, with the photos of whom they were with. */
async function unnoted(platform: Platform, asked: { coachId: string; since: Date }) {
  const notes = await missingNotes(platform, { ...asked, most: MOST_WAITING });
  const clients = new Set(notes.map(({ client }) => client.id));
  const pictures = await photosSeenBy(platform.database, asked.coachId, [...clients]);
  return notes.map((about) => ({ ...about, picture: pictures.get(about.client.id)?.profile ?? null }));
}
