import { STATUSES } from "@aufwind/rules/appointments/status";
import { CASE_KINDS, CASE_STATES } from "@aufwind/rules/cases";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Picture } from "./coach-profiles.ts";
import { optionalLine } from "./platform/fields.ts";
import { answer, json, open, writeProblems } from "./platform/route.ts";

/** Somebody the caller can write to: a coach's own client, or a client's coach or contact. */
export const PalettePerson = z.object({
  id: z.uuid(),
  name: z.string(),
  picture: Picture.nullable(),
  /** Of a coach whose profile can be reached now. */
  slug: z.string().nullable(),
});
export type PalettePerson = z.infer<typeof PalettePerson>;

export const PaletteAppointment = z.object({
  id: z.uuid(),
  /** The other person's name; empty if they have left. */
  name: z.string(),
  consultation: z.enum(CONSULTATIONS),
  scheduledAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  scheduledStatus: z.enum(STATUSES),
});
export type PaletteAppointment = z.infer<typeof PaletteAppointment>;

/** What somebody of the team finds, as far as their permissions go. */
export const TeamHits = z.object({
  people: z.array(
    z.object({ id: z.uuid(), name: z.string(), email: z.string(), kind: z.enum(["client", "coach", "operator"]) }),
  ),
  cases: z.array(
    z.object({
      number: z.int(),
      kind: z.enum(CASE_KINDS),
      source: z.string(),
      subject: z.string().nullable(),
      state: z.enum(CASE_STATES),
      /** Of whoever asked; empty for what the product itself opened. */
      name: z.string(),
    }),
  ),
  appointments: z.array(
    z.object({ id: z.uuid(), client: z.string(), coach: z.string(), scheduledAt: z.iso.datetime() }),
  ),
  /** By the id of the appointment that was paid. */
  payments: z.array(
    z.object({ id: z.uuid(), client: z.string(), amountCents: z.int(), scheduledAt: z.iso.datetime() }),
  ),
  /** Names, appointments and payments are found once the second factor is proved again. */
  needsProof: z.boolean(),
});
export type TeamHits = z.infer<typeof TeamHits>;

export const PaletteHits = z.object({
  people: z.array(PalettePerson),
  /** For clients: further coaches of that name whom everybody finds. */
  coaches: z.array(z.object({ slug: z.string(), name: z.string(), picture: Picture.nullable() })),
  appointments: z.array(PaletteAppointment),
  /** Null for everybody else. */
  team: TeamHits.nullable(),
});
export type PaletteHits = z.infer<typeof PaletteHits>;

/** How many of a kind a browser remembers. */
const MOST_RECENT = 6;
const recentIds = z.array(z.uuid({ error: "invalid" })).max(MOST_RECENT, { error: "mostEntries" });

const PaletteQuery = z.strictObject({
  /** A name or its beginning, a day, or a kind of appointment. */
  typed: optionalLine(100),
  /** What this browser opened last: read while nothing is typed, as far as it still is the caller's. */
  recent: z
    .strictObject({ people: recentIds.default([]), appointments: recentIds.default([]) })
    .default({ people: [], appointments: [] }),
});

export const searchPalette = createRoute({
  method: "post",
  path: "/api/palette",
  summary:
    "People and appointments of the caller by name, day or kind; for the team people, cases, appointments and payments",
  // A body, not an address: proxies write addresses into their logs, and these are clients' names.
  ...open("signedIn"),
  request: { body: json(PaletteQuery) },
  responses: { 200: answer("What was found", PaletteHits), ...writeProblems("notSignedIn") },
});
