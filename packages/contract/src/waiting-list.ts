import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { WEEKDAYS } from "@aufwind/rules/schedules/opening-hours";
import { OFFER_STATES, PLACE_STATES } from "@aufwind/rules/waiting-list";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";
import { clockTime } from "./schedules.ts";

const id = z.object({ id: z.uuid({ error: "invalid" }) });

/** With a coach and a kind of consultation, or for an appointment of one's own that is to come earlier. */
export const NewPlace = z.strictObject({
  coachId: z.uuid({ error: "invalid" }).optional(),
  consultation: oneOf(CONSULTATIONS).optional(),
  appointmentId: z.uuid({ error: "invalid" }).optional(),
  /** Monday is 1. */
  weekdays: z.array(z.literal(WEEKDAYS, { error: "invalid" }), { error: "required" }).max(7, { error: "invalid" }),
  /** By the clock of Berlin. */
  from: clockTime,
  to: clockTime,
  /** The last day that is of use. */
  until: z.iso.date({ error: "date" }),
});

const Coach = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Missing if the profile cannot be reached now. */
  slug: z.string().nullable(),
});

const WaitingOffer = z.object({
  id: z.uuid(),
  state: z.enum(OFFER_STATES),
  scheduledAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  heldUntil: z.iso.datetime(),
});

export const WaitingPlace = z.object({
  id: z.uuid(),
  coach: Coach,
  consultation: z.enum(CONSULTATIONS),
  /** The appointment that is to come earlier. */
  moves: z.object({ id: z.uuid(), scheduledAt: z.iso.datetime() }).nullable(),
  weekdays: z.array(z.literal(WEEKDAYS)),
  from: z.string(),
  to: z.string(),
  until: z.iso.date(),
  state: z.enum(PLACE_STATES),
  /** Whether the coach booked this time for the client, who has to confirm it. */
  isProposal: z.boolean(),
  joinedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** The time that is held for the client now. */
  offer: WaitingOffer.nullable(),
});
export type WaitingPlace = z.infer<typeof WaitingPlace>;

const refused = problems("notSignedIn", "wrongRole", "invalidFields", "unavailable");

export const listPlaces = createRoute({
  method: "get",
  path: "/api/clients/waiting-list",
  summary: "One's own places in waiting lists: those that last, and those that ended within 30 days",
  ...open("client"),
  responses: { 200: answer("The latest first", z.object({ items: z.array(WaitingPlace) })), ...refused },
});

export const joinWaitingList = createRoute({
  method: "post",
  path: "/api/clients/waiting-list",
  summary: "Wait for a time of a coach, or for an earlier one of an appointment",
  ...open("client", perPerson(30, 3600)),
  request: { body: json(NewPlace) },
  responses: {
    201: answer("The place", WaitingPlace),
    ...writeProblems(
      "notSignedIn",
      "wrongRole",
      "notFound",
      "alreadyWaiting",
      "tooManyPlaces",
      "timeIsFree",
      "bookingsClosed",
      "ownClientsOnly",
      "paidBookingsClosed",
      "discoveryFirst",
      "discoveryDone",
      "tooLateToReschedule",
      "tooManyReschedules",
      "notPossibleNow",
      "appointmentStarted",
      "temporarilySuspended",
    ),
  },
});

const act = problems("crossSite", "notFound", "tooManyRequests");

export const leaveWaitingList = createRoute({
  method: "delete",
  path: "/api/clients/waiting-list/{id}",
  summary: "Wait no more; what was held goes to the next, and again changes nothing",
  ...open("client", perPerson(60, 3600)),
  request: { params: id },
  responses: { 200: answer("The place", WaitingPlace), ...refused, ...act },
});

const offered = answer(
  "The offer, and the place that it belongs to",
  z.object({ offer: WaitingOffer, place: WaitingPlace }),
);

export const readOffer = createRoute({
  method: "get",
  path: "/api/clients/waiting-list/offers/{id}",
  summary: "A time that was offered to oneself; taking it is booking it, or moving the appointment there",
  ...open("client"),
  request: { params: id },
  responses: { 200: offered, ...refused, ...problems("notFound") },
});

export const passOfferOn = createRoute({
  method: "post",
  path: "/api/clients/waiting-list/offers/{id}/pass-on",
  summary: "Let the next in line have it; one waits on, and again changes nothing",
  ...open("client", perPerson(60, 3600)),
  request: { params: id },
  responses: { 200: offered, ...refused, ...act, ...problems("offerGone") },
});

export const countWaiting = createRoute({
  method: "get",
  path: "/api/coaches/waiting-list",
  summary: "How many wait for a time of one's own, by kind of consultation",
  ...open("coach"),
  responses: {
    200: answer(
      "Without those for whom nobody waits",
      z.object({
        items: z.array(z.object({ consultation: z.enum(CONSULTATIONS), count: z.int() })),
      }),
    ),
    ...refused,
  },
});
