import { STATUSES } from "@aufwind/rules/appointments/status";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { LOCALES } from "@aufwind/rules/locale";
import { NOTE_LIMIT, NOTE_SEARCH_LIMIT, tidyNote } from "@aufwind/rules/notes";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { appointmentId } from "./appointments.ts";
import { oneOf, optionalLine } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";

/** The appointment of a note. */
export const NoteAppointment = z.object({
  id: z.uuid(),
  client: z.object({
    id: z.uuid(),
    /** Empty if the client has left. */
    name: z.string(),
  }),
  consultation: z.enum(CONSULTATIONS),
  scheduledAt: z.iso.datetime(),
  scheduledStatus: z.enum(STATUSES),
});

export const Note = z.object({
  appointment: NoteAppointment,
  /** Counts its changes; 0 before there is a note. */
  version: z.int(),
  text: z.string(),
  changedAt: z.iso.datetime().nullable(),
});
export type Note = z.infer<typeof Note>;

/** Open to everybody signed in, so that only the coach learns whether there is one. */
const mine = { ...open("signedIn"), request: { params: appointmentId } };

export const readNote = createRoute({
  method: "get",
  path: "/api/appointments/{id}/note",
  summary: "A coach's own note about an appointment; nobody else finds it",
  ...mine,
  responses: {
    200: answer("The note, or an empty one", Note),
    ...problems("notSignedIn", "notFound", "noteUnreadable", "invalidFields", "unavailable"),
  },
});

const NoteText = z.strictObject({
  /** The version that was read: if another one is stored by now, nothing is overwritten. */
  version: z.int({ error: "invalid" }).min(0, { error: "invalid" }).max(2_000_000_000, { error: "invalid" }),
  /** Stored as typed, since it is sent in the middle of typing. */
  text: z.string({ error: "required" }).overwrite(tidyNote).max(NOTE_LIMIT, { error: "tooLong" }),
});

export const saveNote = createRoute({
  method: "put",
  path: "/api/appointments/{id}/note",
  summary: "Write a note about an agreed appointment of one's own",
  ...open("signedIn", perPerson(120, 60)),
  request: { params: appointmentId, body: json(NoteText) },
  responses: {
    200: answer("Kept", z.object({ version: z.int(), changedAt: z.iso.datetime() })),
    ...writeProblems("notSignedIn", "notFound", "noteChanged", "noteUnreadable"),
  },
});

export const deleteNote = createRoute({
  method: "delete",
  path: "/api/appointments/{id}/note",
  summary: "Delete a note for good",
  ...mine,
  responses: { 204: { description: "Deleted" }, ...writeProblems("notSignedIn", "notFound") },
});

const NoteItem = z.object({
  appointment: NoteAppointment,
  /** An excerpt in one line, around the search term; null if it cannot be opened. */
  excerpt: z.string().nullable(),
  changedAt: z.iso.datetime(),
});
export type NoteItem = z.infer<typeof NoteItem>;

export const listNotes = createRoute({
  method: "get",
  path: "/api/coaches/notes/{page}/{size}/{sort}",
  summary: "A coach's notes by the date of the appointment, with filters; `desc` begins with the newest",
  ...open("coach", perPerson(120, 60)),
  request: {
    params: z.object(pageOfList),
    query: z.object({
      ...pagesAtOnce,
      clientId: z.uuid({ error: "invalid" }).optional(),
      /** Words in the client's name. */
      name: optionalLine(100),
      /** Words in the notes. */
      text: optionalLine(NOTE_SEARCH_LIMIT),
    }),
  },
  responses: {
    200: answer("One page", z.object(paged(NoteItem))),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "tooManyRequests", "unavailable"),
  },
});

const language = oneOf(LOCALES);
const pdf = (description: string) => ({ description, content: { "application/pdf": { schema: z.string() } } });

export const downloadNote = createRoute({
  method: "get",
  path: "/api/appointments/{id}/note/{language}",
  summary: "A note as PDF, in German or English",
  ...open("signedIn", perPerson(30, 60)),
  request: { params: appointmentId.extend({ language }) },
  responses: {
    200: pdf("The note"),
    ...problems("notSignedIn", "notFound", "noteUnreadable", "invalidFields", "tooManyRequests", "unavailable", "busy"),
  },
});

export const downloadClientNotes = createRoute({
  method: "get",
  path: "/api/coaches/clients/{clientId}/notes/{language}",
  summary: "All of a coach's notes about one client as PDF, in German or English",
  ...open("coach", perPerson(10, 60)),
  request: { params: z.object({ clientId: z.uuid({ error: "invalid" }), language }) },
  responses: {
    200: pdf("The notes, the oldest first"),
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "tooManyRequests", "unavailable", "busy"),
  },
});
