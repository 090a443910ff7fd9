import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { appointmentId, earlyStart, instant, oneAppointment } from "./appointments.ts";
import { optionalParagraph, paragraph } from "./platform/fields.ts";
import { json, open, problems, writeProblems } from "./platform/route.ts";

const REFUSED = ["notSignedIn", "notFound", "notPossibleNow"] as const;
/** A request for a series is answered as one. */
const ONE = [...REFUSED, "answeredAsSeries"] as const;

export const giveDetails = createRoute({
  method: "post",
  path: "/api/appointments/{id}/payment-details",
  summary: "Say that payment details are saved: the coach is asked now",
  ...open("client"),
  request: { params: appointmentId },
  responses: {
    200: oneAppointment,
    ...problems(...ONE, "wrongRole", "crossSite", "invalidFields", "holdExpired", "noPaymentMethod", "unavailable"),
  },
});

export const confirmAppointment = createRoute({
  method: "post",
  path: "/api/appointments/{id}/confirm",
  summary: "Confirm a request",
  ...open("coach"),
  request: { params: appointmentId },
  responses: {
    200: oneAppointment,
    ...problems(...ONE, "wrongRole", "crossSite", "invalidFields", "appointmentStarted", "unavailable"),
  },
});

/** A client who is refused is told why. */
const Reason = z.strictObject({ reason: paragraph(1000) });
const MaybeReason = z.strictObject({ reason: optionalParagraph(1000) });

export const rejectAppointment = createRoute({
  method: "post",
  path: "/api/appointments/{id}/reject",
  summary: "Reject a request, with a reason if one likes",
  ...open("coach"),
  request: { params: appointmentId, body: json(MaybeReason) },
  responses: { 200: oneAppointment, ...writeProblems(...ONE, "wrongRole") },
});

export const cancelAsClient = createRoute({
  method: "post",
  path: "/api/clients/appointments/{id}/cancel",
  summary: "Cancel: free of charge until 24 hours before the start, later the whole fee is due",
  ...open("client"),
  request: {
    params: appointmentId,
    body: json(
      z.strictObject({
        reason: optionalParagraph(1000),
        /** The cost that the client was shown: nobody is surprised at the 24-hour limit. */
        owedCents: z.int({ error: "invalid" }).min(0, { error: "invalid" }),
      }),
    ),
  },
  responses: { 200: oneAppointment, ...writeProblems(...REFUSED, "wrongRole", "appointmentStarted", "costChanged") },
});

export const cancelAsCoach = createRoute({
  method: "post",
  path: "/api/coaches/appointments/{id}/cancel",
  summary: "Cancel with a reason; whatever was paid goes back",
  ...open("coach"),
  request: { params: appointmentId, body: json(Reason) },
  responses: { 200: oneAppointment, ...writeProblems(...REFUSED, "wrongRole") },
});

export const rescheduleAppointment = createRoute({
  method: "post",
  path: "/api/appointments/{id}/reschedule",
  summary: "Move it to another time; the other side has to accept",
  ...open("signedIn"),
  request: { params: appointmentId, body: json(z.strictObject({ scheduledAt: instant, earlyStart })) },
  responses: {
    200: oneAppointment,
    ...writeProblems(
      ...REFUSED,
      "slotTaken",
      "notASlot",
      "clientBusy",
      "appointmentStarted",
      "tooLateToReschedule",
      "tooManyReschedules",
      "packageTooLate",
    ),
  },
});

export const acceptAppointment = createRoute({
  method: "post",
  path: "/api/appointments/{id}/accept",
  summary: "Accept the new time",
  ...open("signedIn"),
  request: { params: appointmentId, body: json(z.strictObject({ earlyStart })) },
  responses: { 200: oneAppointment, ...writeProblems(...REFUSED, "appointmentStarted") },
});

export const declineAppointment = createRoute({
  method: "post",
  path: "/api/appointments/{id}/decline",
  summary: "Decline the new time: the appointment is cancelled without cost",
  ...open("signedIn"),
  request: { params: appointmentId, body: json(MaybeReason) },
  responses: { 200: oneAppointment, ...writeProblems(...REFUSED) },
});

export const reportNoShow = createRoute({
  method: "post",
  path: "/api/appointments/{id}/no-show",
  summary: "Say that the other side did not come",
  ...open("signedIn"),
  request: { params: appointmentId },
  responses: {
    200: oneAppointment,
    ...problems(
      ...REFUSED,
      "crossSite",
      "invalidFields",
      "noShowTooEarly",
      "noShowTooLate",
      "wasInRoom",
      "notInRoomYourself",
      "unavailable",
    ),
  },
});

export const takeBackNoShow = createRoute({
  method: "post",
  path: "/api/appointments/{id}/no-show/take-back",
  summary: "Take back that the other side did not come, within 24 hours; it is scheduled again",
  ...open("signedIn"),
  request: { params: appointmentId },
  responses: {
    200: oneAppointment,
    ...problems(...REFUSED, "crossSite", "invalidFields", "objectionTooLate", "unavailable"),
  },
});

export const objectToNoShow = createRoute({
  method: "post",
  path: "/api/appointments/{id}/no-show/objection",
  summary: "Object to having been absent, within 24 hours; the team decides",
  ...open("signedIn"),
  request: { params: appointmentId, body: json(Reason) },
  responses: { 200: oneAppointment, ...writeProblems(...REFUSED, "objectionTooLate") },
});
