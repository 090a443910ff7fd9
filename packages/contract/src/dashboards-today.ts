import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { AppointmentItem, ClientOverview } from "./appointments.ts";
import { PaidBookingsAnswer } from "./businesses.ts";
import { Preparation } from "./coach-clients.ts";
import { Completeness, Picture } from "./coach-profiles.ts";
import { Conversation } from "./conversations.ts";
import { NoteAppointment } from "./notes.ts";
import { answer, open, problems } from "./platform/route.ts";
import { CoachReview, UnratedAppointment } from "./reviews.ts";
import { OutstandingPayout } from "./statements.ts";
import { OwnCheck } from "./vetting.ts";
import { WorksheetItem } from "./worksheets.ts";

/** The next confirmed appointment, with what the coach wants to know before it. */
const NextSession = Preparation.extend({ appointment: AppointmentItem });

const DayPlan = z.object({
  /** Today's in the coach's zone, in order; `hasOwnNote` tells whether the coach has written about it. */
  appointments: z.array(AppointmentItem.extend({ hasOwnNote: z.boolean() })),
  /** Between two opening hours of the day. */
  pauses: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })),
});

/** What waits for the coach, the most urgent of each kind first, a few of each; the counts are of all. */
const Waiting = z.object({
  counts: z.object({ requests: z.int(), reviews: z.int(), messages: z.int(), notes: z.int() }),
  requests: z.array(AppointmentItem),
  reviews: z.array(CoachReview),
  messages: z.array(Conversation),
  /** Completed lately without a note, of a coach who writes notes. */
  notes: z.array(NoteAppointment.extend({ picture: Picture.nullable() })),
});

/** A figure of this month up to today, the same days of last month, and eight weeks up to today, oldest first. */
const figure = { now: z.number(), before: z.number(), trend: z.array(z.number()) };

const Month = z.object({
  month: z.string(),
  /** Net. */
  revenueCents: z.object(figure),
  /** Completed ones; `ahead` are confirmed and still to come this month. */
  appointments: z.object({ ...figure, ahead: z.int() }),
  /** People who were met, and how many of them for the first time; the trend counts everybody met so far. */
  clients: z.object({ ...figure, firstTime: z.int() }),
  /** Of all published reviews, now and a month ago; null without any. */
  rating: z
    .object({ now: z.number(), before: z.number().nullable(), trend: z.array(z.number()), count: z.int() })
    .nullable(),
});
export type MonthFigures = z.infer<typeof Month>;

export const CoachToday = z.object({
  /** When this was read: countdowns begin with it. */
  readAt: z.iso.datetime(),
  /** Whether the onboarding is not finished. */
  isSettingUp: z.boolean(),
  next: NextSession.nullable(),
  day: DayPlan,
  waiting: Waiting,
  month: Month,
  payout: OutstandingPayout,
  /** Tax details are missing: from which day payouts wait for them, or that they do. */
  taxRequest: z.object({ holdsOn: z.iso.date(), isHeld: z.boolean() }).nullable(),
  /** What was done to our entries in the coach's own calendar and waits for an answer. */
  calendarChanges: z.int(),
  /** Payments that a bank asked back and the coach has said nothing about. */
  disputes: z.int(),
  profile: z.object({
    completeness: Completeness,
    isProfilePublic: z.boolean(),
    allowInSearchingAndListing: z.boolean(),
    ownClientsOnly: z.boolean(),
    slug: z.string(),
    /** The latest check by the team, if there was one. */
    check: OwnCheck.nullable(),
  }),
  paidBookings: PaidBookingsAnswer,
});
export type CoachToday = z.infer<typeof CoachToday>;

export const readCoachToday = createRoute({
  method: "get",
  path: "/api/coaches/today",
  summary: "A coach's day: what is next, what waits, and how the month goes",
  ...open("coach"),
  responses: { 200: answer("As it is now", CoachToday), ...problems("notSignedIn", "wrongRole", "unavailable") },
});

export const ClientToday = z.object({
  /** When this was read: countdowns begin with it. */
  readAt: z.iso.datetime(),
  /** The next confirmed one; `number` counts those with this coach that took place, and this one. */
  next: z.object({ appointment: AppointmentItem, number: z.int() }).nullable(),
  appointments: ClientOverview,
  /** What took place lately and can be rated, the latest first. */
  unrated: z.array(UnratedAppointment),
  /** The latest conversations with unread messages, and the number of all. */
  unread: z.object({ items: z.array(Conversation), count: z.int() }),
  /** Steps of one's goals that are due by tomorrow, or over. */
  steps: z.array(z.object({ goalId: z.uuid(), text: z.string().nullable(), dueOn: z.iso.date() })),
  /** What coaches asked and is not answered yet. */
  worksheets: z.array(WorksheetItem),
  /** Unused credits. */
  balanceCents: z.int(),
});
export type ClientToday = z.infer<typeof ClientToday>;

export const readClientToday = createRoute({
  method: "get",
  path: "/api/clients/today",
  summary: "A client's first page: what is next, and what waits",
  ...open("client"),
  responses: { 200: answer("As it is now", ClientToday), ...problems("notSignedIn", "wrongRole", "unavailable") },
});
