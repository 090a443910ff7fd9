import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { PROPOSAL_WORDS } from "@aufwind/rules/waiting-list";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf, optionalParagraph } from "./platform/fields.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";
import { Slots, SPANS } from "./slots.ts";

const id = z.uuid({ error: "invalid" });

export const listProposalSlots = createRoute({
  method: "get",
  path: "/api/coaches/clients/{id}/proposal-slots/{span}/{date}",
  summary: "The free slots that a coach can book for a client, as the client could",
  ...open("coach"),
  request: {
    params: z.object({ id, span: oneOf(SPANS), date: z.iso.date({ error: "dateTime" }) }),
    query: z.object({ consultation: oneOf(CONSULTATIONS) }),
  },
  responses: {
    200: answer("Day by day", Slots),
    ...problems(
      ...(["notSignedIn", "wrongRole", "notFound", "bookingsClosed", "paidBookingsClosed"] as const),
      ...(["discoveryFirst", "discoveryDone", "tooManyOpen", "invalidFields", "unavailable"] as const),
    ),
  },
});

const NewProposal = z.strictObject({
  consultation: oneOf(CONSULTATIONS),
  scheduledAt: z.iso.datetime({ error: "dateTime" }),
  /** To the client, in the mail. */
  words: optionalParagraph(PROPOSAL_WORDS),
});

const Proposal = z.object({
  id: z.uuid(),
  consultation: z.enum(CONSULTATIONS),
  scheduledAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Until when the time is held for the client. */
  heldUntil: z.iso.datetime(),
});
export type Proposal = z.infer<typeof Proposal>;

export const proposeTime = createRoute({
  method: "post",
  path: "/api/coaches/clients/{id}/proposals",
  summary:
    "Book a slot for an own client: it is held, and the client confirms by booking it; nothing is charged before",
  ...open("coach", perPerson(60, 3600)),
  request: { params: z.object({ id }), body: json(NewProposal) },
  responses: {
    201: answer("What is held", Proposal),
    ...writeProblems(
      ...(["notSignedIn", "wrongRole", "notFound", "slotTaken", "notASlot", "bookingsClosed"] as const),
      ...(["paidBookingsClosed", "discoveryFirst", "discoveryDone", "tooManyOpen", "clientBusy"] as const),
    ),
  },
});

export const listProposals = createRoute({
  method: "get",
  path: "/api/coaches/clients/{id}/proposals",
  summary: "What is held for an own client until they confirm it",
  ...open("coach"),
  request: { params: z.object({ id }) },
  responses: {
    200: answer("The earliest first", z.object({ items: z.array(Proposal) })),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

export const withdrawProposal = createRoute({
  method: "post",
  path: "/api/coaches/proposals/{id}/withdraw",
  summary: "Hold a time for a client no more; the client is told",
  ...open("coach"),
  request: { params: z.object({ id }) },
  responses: {
    200: answer("No longer held", z.object({ withdrawn: z.boolean() })),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "offerGone"),
  },
});
