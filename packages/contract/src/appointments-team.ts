import { ACTORS, EVENTS } from "@aufwind/rules/appointments/lifecycle";
import { AWAITED, SIDES, STATUSES } from "@aufwind/rules/appointments/status";
import { TEAM_ACTIONS } from "@aufwind/rules/appointments/team-actions";
import { CASE_KINDS, CASE_STATES } from "@aufwind/rules/cases";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { PERMISSIONS } from "@aufwind/rules/operators";
import { PAYMENT_STATUSES } from "@aufwind/rules/payments/status";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Appointment, appointmentId } from "./appointments.ts";
import { Asked } from "./approvals.ts";
import { confirmation, oneOf } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import { Named } from "./platform/named.ts";
import { answer, FRESH_PROOF, json, OPERATOR_PROBLEMS, problems, writeProblems } from "./platform/route.ts";
import { openToBoth, teamSearch } from "./platform/team-lists.ts";

const moment = z.iso.datetime();
const TeamAppointmentItem = z.object({
  id: z.uuid(),
  client: Named,
  coach: Named,
  consultation: z.enum(CONSULTATIONS),
  scheduledAt: moment,
  endsAt: moment,
  scheduledStatus: z.enum(STATUSES),
  awaiting: z.enum(AWAITED).nullable(),
  payment: z.enum(PAYMENT_STATUSES),
  feeCents: z.int(),
});
export type TeamAppointmentItem = z.infer<typeof TeamAppointmentItem>;

const Visit = z.object({
  side: z.enum(SIDES),
  joinedAt: moment,
  /** When it was last heard of, where nobody said goodbye. */
  leftAt: moment,
});

/** What an act would do as things stand; `hash` is sent back with it. */
const TeamEffect = z.object({
  act: z.enum(TEAM_ACTIONS),
  /** What the client gets back, to the card, to gift cards and as credit. */
  client: z.object({ cardCents: z.int(), giftCents: z.int(), packageCents: z.int(), creditCents: z.int() }),
  /** What the coach gets, and what we do, fees with VAT. */
  coachCents: z.int(),
  platformCents: z.int(),
  /** Whether the client has paid; if not, both get it only once the fee is paid. */
  isPaid: z.boolean(),
  /** The permission that it needs, and whether a second person has to agree. */
  needs: z.enum(PERMISSIONS),
  needsApproval: z.boolean(),
  can: z.boolean(),
  hash: z.string(),
});
export type TeamEffect = z.infer<typeof TeamEffect>;

const TeamAppointment = TeamAppointmentItem.extend({
  language: Appointment.shape.language,
  bookedAt: moment,
  owedCents: z.int(),
  absent: z.enum(SIDES).nullable(),
  /** Every transition, in its order. */
  history: z.array(
    z.object({
      event: z.enum(["book", ...EVENTS]),
      by: z.enum(ACTORS),
      at: moment,
      scheduledStatus: z.enum(STATUSES),
      awaiting: z.enum(AWAITED).nullable(),
      scheduledAt: moment,
      reason: z.string().nullable(),
    }),
  ),
  /** Missing where it is free or not agreed yet. */
  charge: z
    .object({
      status: z.string(),
      tries: z.int(),
      cardCents: z.int(),
      giftCents: z.int(),
      packageCents: z.int(),
      creditCents: z.int(),
      refundedCents: z.int(),
      lastFour: z.string().nullable(),
      paidAt: moment.nullable(),
      decline: z.string().nullable(),
    })
    .nullable(),
  presence: Appointment.shape.presence,
  visits: z.array(Visit),
  /** Counted, never read: how many the two wrote each other, and when the latest of them. */
  messages: z.object({ count: z.int(), latest: z.array(z.object({ side: z.enum(SIDES), at: moment })) }),
  cases: z.array(z.object({ number: z.int(), kind: z.enum(CASE_KINDS), state: z.enum(CASE_STATES), openedAt: moment })),
  effects: z.array(TeamEffect),
});
export type TeamAppointment = z.infer<typeof TeamAppointment>;

export const listTeamAppointments = createRoute({
  method: "get",
  path: "/api/operators/appointments/{page}/{size}/{sort}",
  summary: "Appointments by their start: of one status, of one day or several, of one person",
  ...openToBoth(),
  request: {
    params: z.object(pageOfList),
    query: z.object({
      ...pagesAtOnce,
      status: z.enum(STATUSES, { error: "invalid" }).optional(),
      /** Days in Berlin: one, or from one until another. */
      day: z.iso.date({ error: "invalid" }).optional(),
      from: z.iso.date({ error: "invalid" }).optional(),
      to: z.iso.date({ error: "invalid" }).optional(),
      personId: z.uuid({ error: "invalid" }).optional(),
    }),
  },
  responses: {
    200: answer("One page", z.object(paged(TeamAppointmentItem))),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

/** In the body: names and addresses belong into no address of a page and into no log. */
export const findTeamAppointments = createRoute({
  method: "post",
  path: "/api/operators/appointments/search",
  summary: "Find appointments by their id, or by somebody's name, address, invoice number or end of a card's number",
  ...teamSearch({ told: "At most 30, the latest first", item: TeamAppointmentItem }),
});

export const readTeamAppointment = createRoute({
  method: "get",
  path: "/api/operators/appointments/{id}",
  summary: "One appointment: history, charge, join log, cases, and what the team could do with it; the look is logged",
  ...openToBoth(),
  ...FRESH_PROOF,
  request: { params: appointmentId },
  responses: {
    200: answer("As it is now", TeamAppointment),
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "invalidFields", "unavailable"),
  },
});

const ACT_PROBLEMS = ["proofStale", "notFound", "notPossibleNow", "previewChanged", "refundDisputed"] as const;

const Acted = z.discriminatedUnion("status", [z.object({ status: z.literal("done") }), Asked]);

export const cancelByTeam = createRoute({
  method: "post",
  path: "/api/operators/appointments/{id}/cancel",
  summary: "Cancel for one of the two, without cost to the client; above the limit of refunds a second person is asked",
  ...openToBoth(),
  ...FRESH_PROOF,
  request: { params: appointmentId, body: json(z.strictObject({ onBehalfOf: oneOf(SIDES), ...confirmation })) },
  responses: {
    200: answer("Cancelled, or a second person is asked", Acted),
    ...writeProblems(...OPERATOR_PROBLEMS, ...ACT_PROBLEMS, "approvalAsked"),
  },
});

const OUTCOMES = ["clientAbsent", "coachAbsent", "completed", "split"] as const;

export const decideNoShow = createRoute({
  method: "post",
  path: "/api/operators/appointments/{id}/no-show-decision",
  summary: "Decide an objection to a no show; both sides are told why, and its case closes",
  ...openToBoth(),
  ...FRESH_PROOF,
  request: { params: appointmentId, body: json(z.strictObject({ outcome: oneOf(OUTCOMES), ...confirmation })) },
  responses: {
    200: answer("Decided, or a second person is asked", Acted),
    ...writeProblems(...OPERATOR_PROBLEMS, ...ACT_PROBLEMS, "approvalAsked", "nothingToRefund"),
  },
});
