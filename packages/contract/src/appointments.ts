import { MOST_BOOKING_NOTE, RELATIONS } from "@aufwind/rules/appointments/booking";
import { EVENTS } from "@aufwind/rules/appointments/lifecycle";
import { LIST_PERIODS } from "@aufwind/rules/appointments/periods";
import { AWAITED, SIDES, STATUSES } from "@aufwind/rules/appointments/status";
import { SOURCES } from "@aufwind/rules/booking-pages";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { LANGUAGES } from "@aufwind/rules/languages";
import { LOCALES } from "@aufwind/rules/locale";
import { DECLINES } from "@aufwind/rules/payments/cards";
import { PAYMENT_STATUSES } from "@aufwind/rules/payments/status";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { AppointmentHistoryEntry } from "./appointments-history.ts";
import { Attendance, Person, SeriesPlace } from "./appointments-parts.ts";
import { oneOf, optionalLine, optionalParagraph } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import { answer, json, open, problems, writeProblems } from "./platform/route.ts";
import { timeZone } from "./schedules.ts";

/** A start, to the second or finer. */
export const instant = z
  .string({ error: "required" })
  .min(1, { error: "required" })
  .pipe(z.iso.datetime({ error: "dateTime" }));

/** The client's consent to begin before the withdrawal period is over; needed before `earlyStartBefore`. */
export const earlyStart = z.boolean({ error: "invalid" }).default(false);

/** In which of the languages of the consultation it is held; without it in the reader's, or the coach's first. */
export const appointmentLanguage = oneOf(LANGUAGES).optional();

/** Strict: price, status and people are not the client's to set. */
export const Booking = z.strictObject({
  coachId: z.uuid({ error: "invalid" }),
  consultation: oneOf(CONSULTATIONS),
  scheduledAt: instant,
  /** The client's zone, for mails and calendars. */
  timeZone: timeZone.default("Europe/Berlin"),
  earlyStart,
  /** The gross price that the client was shown: a coach may have changed it meanwhile. */
  feeCents: z.int({ error: "invalid" }).min(0, { error: "invalid" }),
  language: appointmentLanguage,
  /** A note to the coach. */
  note: optionalParagraph(MOST_BOOKING_NOTE),
  /** False if the client was shown that the coach is asked first: then the coach is asked, whatever holds by now. */
  instant: z.boolean({ error: "invalid" }).default(true),
  /** The version of the terms that the client was shown; needed where it is newer than the one agreed to before. */
  termsVersion: z.iso.date({ error: "invalid" }).optional(),
  /** One's own package from which it is booked: then its price was paid with the package. */
  packageId: z.uuid({ error: "invalid" }).optional(),
  /** Where the client came from. */
  source: oneOf(SOURCES).optional(),
});

/** The part of an appointment that everybody with access sees. */
const seen = {
  id: z.uuid(),
  /** The slug is missing if the profile cannot be reached now. */
  coach: Person.extend({ slug: z.string().nullable() }),
  client: Person,
  consultation: z.enum(CONSULTATIONS),
  /** The agreed one; null where the coach had only one, and for appointments from before. */
  language: z.enum(LANGUAGES).nullable(),
  durationMinutes: z.int(),
  scheduledAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The start before the proposed one; null if none is proposed. */
  scheduledBefore: z.iso.datetime().nullable(),
  scheduledStatus: z.enum(STATUSES),
  awaiting: z.enum(AWAITED).nullable(),
  /** The deadline of whoever is awaited. */
  answerBy: z.iso.datetime().nullable(),
  /** Gross. */
  feeCents: z.int(),
  /** The payment status: `none` if it is free or nothing is owed. */
  payment: z.enum(PAYMENT_STATUSES),
  /** The package from which it was booked, which pays all of it; null for all others. */
  packageId: z.uuid().nullable(),
  /** Whether the client added a note when booking. */
  hasNote: z.boolean(),
  /** Whether accepting the proposed time needs the caller's consent to begin within the withdrawal period. */
  needsEarlyStart: z.boolean(),
  /** Null if it stands alone. */
  series: SeriesPlace.nullable(),
  /** What the caller can do now. */
  can: z.array(z.enum(EVENTS)),
};

export const AppointmentItem = z.object(seen);
export type AppointmentItem = z.infer<typeof AppointmentItem>;

export const Appointment = z.object({
  ...seen,
  /** The caller's side. */
  side: z.enum(SIDES),
  relation: z.enum(RELATIONS),
  /** Whether the two have had a completed appointment. */
  haveMet: z.boolean(),
  /** Whether it is booked at once, without the coach being asked. */
  isInstant: z.boolean(),
  /** What the client names in a withdrawal. */
  bookingNumber: z.string(),
  bookedAt: z.iso.datetime(),
  /** When its contract was concluded last: from then on its papers can be downloaded. */
  concludedAt: z.iso.datetime().nullable(),
  /** The terms agreed with the booking; null for appointments from before versions were kept. */
  terms: z.object({ version: z.iso.date(), locale: z.enum(LOCALES) }).nullable(),
  timeZones: z.object({ client: z.string(), coach: z.string() }),
  /** The client's note to the coach. */
  note: z.string().nullable(),
  /** Until when payment details can be given. */
  holdUntil: z.iso.datetime().nullable(),
  /** Until when the client cancels for free. */
  freeUntil: z.iso.datetime(),
  /** When the card is charged, as things stand; null if it is not. */
  chargeAt: z.iso.datetime().nullable(),
  /** Why the card could not be charged, and when it is cancelled otherwise; for the client only. */
  decline: z.enum(DECLINES).nullable(),
  cancelledIfUnpaidAt: z.iso.datetime().nullable(),
  paidAt: z.iso.datetime().nullable(),
  /** What gift cards and a credit pay of the fee, or will pay as things stand; 0 for the coach. */
  giftCents: z.int(),
  creditCents: z.int(),
  /** What the client got back; for the coach without what we gave as goodwill. */
  refundedCents: z.int(),
  owedCents: z.int(),
  /** What the client would owe if the caller cancelled now. */
  owedIfCancelledCents: z.int(),
  /** A new start before this needs the client's consent to begin within the withdrawal period; null if none does. */
  earlyStartBefore: z.iso.datetime().nullable(),
  reschedulesLeft: z.int(),
  cancellationReason: z.string().nullable(),
  absent: z.enum(SIDES).nullable(),
  /** How long each side was in the call between start and end, and whether that counts as present. */
  presence: z.object({ neededMinutes: z.int(), client: Attendance, coach: Attendance }),
  /** From when on a no show can be reported. */
  noShowFrom: z.iso.datetime(),
  /** When each side first entered the call, before its end. */
  joinedAt: z.object({ client: z.iso.datetime().nullable(), coach: z.iso.datetime().nullable() }),
  history: z.array(AppointmentHistoryEntry),
});
export type Appointment = z.infer<typeof Appointment>;

export const oneAppointment = answer("The appointment as it is now", Appointment);
export const appointmentId = z.object({ id: z.uuid({ error: "invalid" }) });

/** Why a time cannot be had. */
const NO_SLOT = [
  "slotTaken",
  "bookingsClosed",
  "ownClientsOnly",
  "paidBookingsClosed",
  "notASlot",
  "clientBusy",
] as const;

export const bookAppointment = createRoute({
  method: "post",
  path: "/api/appointments",
  summary: "Book a slot; the coach is asked or has agreed beforehand, or payment details are waited for",
  ...open("client"),
  request: { body: json(Booking) },
  responses: {
    201: oneAppointment,
    ...writeProblems(
      "notSignedIn",
      "wrongRole",
      "notFound",
      ...NO_SLOT,
      "discoveryFirst",
      "discoveryDone",
      "feeChanged",
      "termsChanged",
      "tooManyOpen",
      ...(["packageEnded", "packageTooLate", "packageUnpaid", "packageUsedUp"] as const),
      "temporarilySuspended",
      "noPaymentMethod",
    ),
  },
});

export const readAppointment = createRoute({
  method: "get",
  path: "/api/appointments/{id}",
  summary: "Read an appointment of one's own, with its history and what can be done",
  ...open("signedIn"),
  request: { params: appointmentId },
  responses: { 200: oneAppointment, ...problems("notSignedIn", "notFound", "invalidFields", "unavailable") },
});

const listed = {
  params: z.object(pageOfList),
  query: z.object({
    ...pagesAtOnce,
    /** Part of the other person's name. */
    name: optionalLine(100),
    status: z.preprocess(
      (given) => (given === undefined || given === "" ? [] : [given].flat()),
      z.array(z.enum(STATUSES, { error: "invalid" })).max(STATUSES.length, { error: "invalid" }),
    ),
    period: oneOf(LIST_PERIODS).default("allTime"),
  }),
};

export const listClientAppointments = createRoute({
  method: "get",
  path: "/api/clients/appointments/{page}/{size}/{sort}",
  summary: "One's own appointments; `asc` begins with the oldest",
  ...open("client"),
  request: listed,
  responses: {
    200: answer("One page", z.object(paged(AppointmentItem))),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

export const listCoachAppointments = createRoute({
  method: "get",
  path: "/api/coaches/appointments/{page}/{size}/{sort}",
  summary: "The appointments of one's practice; `asc` begins with the oldest",
  ...open("coach"),
  request: {
    ...listed,
    /** All of them, or those with one client. */
    query: listed.query.extend({ clientId: z.uuid({ error: "invalid" }).optional() }),
  },
  responses: {
    200: answer("One page", z.object(paged(AppointmentItem))),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

export const ClientOverview = z.object({
  /** The latest past one. */
  last: AppointmentItem.nullable(),
  /** Today's in Berlin, whatever became of them. */
  today: z.array(AppointmentItem),
  /** What has to be paid now, the next first: the card could not be charged, or the bank asks. */
  unpaid: z.array(AppointmentItem),
  /** What waits for the client: a new time to answer, payment details to give. */
  waiting: z.array(AppointmentItem),
  /** The next ones. */
  upcoming: z.array(AppointmentItem),
  /** The latest other past ones. */
  recent: z.array(AppointmentItem),
});
export type ClientOverview = z.infer<typeof ClientOverview>;

export const readClientOverview = createRoute({
  method: "get",
  path: "/api/clients/appointments/overview",
  summary: "What a client's first page shows of the appointments",
  ...open("client"),
  responses: {
    200: answer("Last, today's, next and recent", ClientOverview),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

export const CoachOverview = z.object({
  /** Requests and new times that wait for the coach, the most urgent first, and their number. */
  waiting: z.array(AppointmentItem),
  waitingCount: z.int(),
  /** The next confirmed one. */
  next: AppointmentItem.nullable(),
  /** This week's in Berlin that are live or took place, in order. */
  thisWeek: z.array(AppointmentItem),
});
export type CoachOverview = z.infer<typeof CoachOverview>;

export const readCoachOverview = createRoute({
  method: "get",
  path: "/api/coaches/appointments/overview",
  summary: "What a coach's first page shows of the appointments",
  ...open("coach"),
  responses: {
    200: answer("New, next, this week", CoachOverview),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});
