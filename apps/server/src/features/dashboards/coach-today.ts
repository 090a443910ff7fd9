import type { CoachToday } from "@aufwind/contract/dashboards-today";
import { NOTE_MISSED_FOR_DAYS } from "@aufwind/rules/notes";
import { DAY } from "@aufwind/rules/time/durations";
import type { Platform } from "../../platform/platform.ts";
import { agendaOf } from "../agenda/queries.ts";
import { countWaiting, findNextAndWaiting } from "../appointments/list-store.ts";
import { presentAppointments } from "../appointments/queries.ts";
import { preparationFor } from "../coach-clients/queries.ts";
import { profileStatus } from "../coach-profiles/queries.ts";
import { unreadConversations } from "../conversations/queries.ts";
import { missingNotes } from "../notes/queries.ts";
import { findNotedAmong } from "../notes/store.ts";
import { findOnboarding } from "../onboarding/store.ts";
import { reviewsToApprove } from "../reviews/queries.ts";
import { berlinDay } from "../schedules/queries.ts";
import { outstandingPayout } from "../statements/queries.ts";
import { photosSeenBy } from "../storage/queries.ts";
import { monthFigures } from "./month-figures.ts";
import { countReviewsToApprove } from "./store.ts";

/** As many of each kind as the page shows when only this kind is asked for. */
const MOST_WAITING = 12;

type Own = { coachId: string; now: Date };

/** A coach's day in one answer: what is next, what waits, today's plan, the month, payout and profile. */
export async function coachToday(platform: Platform, coachId: string): Promise<CoachToday> {
  const { database, clock } = platform;
  const own = { coachId, now: clock.now() };
  const [appointments, day, waiting, month, payout, standing, onboarding] = await Promise.all([
    nextAndRequests(platform, own),
    dayPlan(platform, own),
    otherWaiting(platform, own),
    monthFigures(database, own),
    outstandingPayout(database, own),
    profileStatus(database, { userId: coachId, now: own.now }),
    findOnboarding(database, coachId),
  ]);
  const { requests, requestCount, next } = appointments;
  return {
    readAt: own.now.toISOString(),
    isSettingUp: !onboarding?.finished_at && !standing.areStepsDone,
    next,
    day,
    waiting: { ...waiting, requests, counts: { ...waiting.counts, requests: requestCount } },
    month,
    payout,
    profile: standing.profile,
  };
}

async function nextAndRequests(platform: Platform, { coachId, now }: Own) {
  const { database } = platform;
  const asked = { userId: coachId, now };
  const [rows, requestCount] = await Promise.all([findNextAndWaiting(database, asked), countWaiting(database, asked)]);
  const items = await presentAppointments(database, rows, { side: "coach", userId: coachId, now });
  const part = (name: (typeof rows)[number]["part"]) => items.filter((_, at) => rows[at]?.part === name);
  const [appointment] = part("next");
  return {
    requests: part("waiting"),
    requestCount,
    next: appointment
      ? { appointment, ...(await preparationFor(platform, { coachId, clientId: appointment.client.id })) }
      : null,
  };
}

/** Today's appointments, and the pauses between the opening hours. */
async function dayPlan(platform: Platform, { coachId, now }: Own): Promise<CoachToday["day"]> {
  const today = berlinDay(now);
  const days = { from: today.toString(), to: today.add({ days: 1 }).toString() };
  const { appointments, open } = await agendaOf(platform, coachId, days);
  const ids = appointments.map(({ id }) => id);
  const noted = ids.length > 0 ? await findNotedAmong(platform.database, coachId, ids) : new Set();
  return {
    appointments: appointments.map((item) => ({ ...item, hasOwnNote: noted.has(item.id) })),
    pauses: open.slice(1).map(({ from: to }, at) => ({ from: open[at]?.to ?? to, to })),
  };
}

/** Reviews, messages and notes that wait for the coach. */
async function otherWaiting(platform: Platform, { coachId, now }: Own) {
  const { database } = platform;
  const since = new Date(now.getTime() - NOTE_MISSED_FOR_DAYS * DAY);
  const [reviews, reviewCount, unread, unnoted] = await Promise.all([
    reviewsToApprove(database, { coachId, now, most: MOST_WAITING }),
    countReviewsToApprove(database, coachId),
    unreadConversations(platform, { userId: coachId, most: MOST_WAITING }),
    missingNotes(platform, { coachId, since }),
  ]);
  const notes = unnoted.slice(0, MOST_WAITING);
  const pictures = await photosSeenBy(database, coachId, [...new Set(notes.map(({ client }) => client.id))]);
  return {
    counts: { reviews: reviewCount, messages: unread.count, notes: unnoted.length },
    reviews,
    messages: unread.items,
    notes: notes.map((about) => ({ ...about, picture: pictures.get(about.client.id)?.profile ?? null })),
  };
}
