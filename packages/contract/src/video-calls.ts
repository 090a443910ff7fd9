import { SIDES, STATUSES } from "@aufwind/rules/appointments/status";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { PAYMENT_STATUSES } from "@aufwind/rules/payments/status";
import { ROOM_STATES } from "@aufwind/rules/video-calls";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { appointmentId } from "./appointments.ts";
import { Picture } from "./coach-profiles.ts";
import { answer, json, open, perPerson, problems, upTo, writeProblems } from "./platform/route.ts";

export const Room = z.object({
  appointmentId: z.uuid(),
  side: z.enum(SIDES),
  state: z.enum(ROOM_STATES),
  scheduledStatus: z.enum(STATUSES),
  /** Why a call is not open yet: whether the card is being charged by itself, or somebody has to act. */
  payment: z.enum(PAYMENT_STATUSES),
  consultation: z.enum(CONSULTATIONS),
  scheduledAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** The server's time: a device's own clock may be wrong. */
  now: z.iso.datetime(),
  other: z.object({
    id: z.uuid(),
    name: z.string(),
    picture: Picture.nullable(),
    slug: z.string().nullable(),
    /** Whether the other side is in the call now. */
    isHere: z.boolean(),
  }),
  /** Where the two can talk if not even sound comes through; null where this installation has no number. */
  phone: z
    .object({
      number: z.string(),
      /** The same for both, and of no other appointment. */
      code: z.string(),
    })
    .nullable(),
  /** For the chat beside the picture: the two people to open it with. */
  coachId: z.uuid(),
  clientId: z.uuid(),
});
export type Room = z.infer<typeof Room>;

export const readRoom = createRoute({
  method: "get",
  path: "/api/appointments/{id}/room",
  summary: "How the room of one's own appointment stands",
  ...open("signedIn"),
  request: { params: appointmentId },
  responses: {
    200: answer("The room", Room),
    ...problems("notSignedIn", "notFound", "invalidFields", "unavailable"),
  },
});

const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

export const Visit = z.object({
  visitId: z.uuid(),
  /** Whether this side gives way when both offer at once. */
  isPolite: z.boolean(),
  /** The other side's visit, if present. */
  otherVisitId: z.uuid().nullable(),
  iceServers: z.array(IceServer),
  /** Until when the relay accepts these credentials. */
  relayUntil: z.iso.datetime(),
  /** `relay` if media may only go through the relay. */
  transport: z.enum(["all", "relay"]),
});
export type Visit = z.infer<typeof Visit>;

export const joinRoom = createRoute({
  method: "post",
  path: "/api/appointments/{id}/room/visits",
  summary: "Enter the room; whoever is in it from elsewhere is replaced",
  ...open("signedIn", perPerson(60, 60)),
  request: { params: appointmentId },
  responses: {
    201: answer("The visit", Visit),
    ...writeProblems("notSignedIn", "notFound", "roomClosed", "roomUnpaid"),
  },
});

const visit = { params: appointmentId.extend({ visitId: z.uuid({ error: "invalid" }) }) };

export const renewVisit = createRoute({
  method: "put",
  path: "/api/appointments/{id}/room/visits/{visitId}",
  summary: "Say that one is still there; answers fresh credentials for the relay",
  ...open("signedIn", perPerson(60, 60)),
  request: visit,
  responses: {
    200: answer("The visit", Visit),
    ...writeProblems("notSignedIn", "notFound", "roomClosed", "roomUnpaid", "visitOver"),
  },
});

/** Also by a beacon, which can only post. */
export const leaveRoom = createRoute({
  method: "post",
  path: "/api/appointments/{id}/room/visits/{visitId}/leave",
  summary: "Leave the room",
  ...open("signedIn"),
  request: visit,
  responses: { 204: { description: "Left" }, ...writeProblems("notSignedIn", "notFound") },
});

/** WebRTC signals: what both browsers have to exchange before they connect. */
export const Signal = z.union([
  z.strictObject({
    description: z.strictObject({
      type: z.enum(["offer", "answer", "rollback"], { error: "invalid" }),
      sdp: z.string().max(20_000, { error: "tooLong" }).default(""),
    }),
  }),
  z.strictObject({
    candidate: z
      .strictObject({
        candidate: z.string().max(1000, { error: "tooLong" }),
        sdpMid: z.string().max(64, { error: "tooLong" }).nullish(),
        sdpMLineIndex: z.int({ error: "invalid" }).min(0, { error: "invalid" }).max(16, { error: "invalid" }).nullish(),
        usernameFragment: z.string().max(256, { error: "tooLong" }).nullish(),
      })
      .nullable(),
  }),
  /** What the other side should show: muted, without camera, sharing the screen. */
  z.strictObject({
    media: z.strictObject({
      isMuted: z.boolean({ error: "invalid" }),
      isCameraOff: z.boolean({ error: "invalid" }),
      isSharing: z.boolean({ error: "invalid" }),
    }),
  }),
]);
export type Signal = z.infer<typeof Signal>;

export const sendSignal = createRoute({
  method: "post",
  path: "/api/appointments/{id}/room/signals",
  summary: "Pass a signal on to the other side's visit",
  ...open("signedIn", perPerson(300, 60)),
  ...upTo(64_000, "tooLarge"),
  request: {
    params: appointmentId,
    body: json(
      z.strictObject({
        visitId: z.uuid({ error: "invalid" }),
        to: z.uuid({ error: "invalid" }),
        signals: z.array(Signal).min(1, { error: "invalid" }).max(20, { error: "invalid" }),
      }),
    ),
  },
  responses: {
    204: { description: "Passed on" },
    ...writeProblems("notSignedIn", "notFound", "roomClosed", "roomUnpaid", "visitOver"),
  },
});
