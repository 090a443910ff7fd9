import type { Note } from "@aufwind/contract/notes";
import type { Person } from "./people.ts";

const path = (appointmentId: string) => `/api/appointments/${appointmentId}/note`;

export const noteOf = async ({ browser }: Person, appointmentId: string): Promise<Note> =>
  (await (await browser.get(path(appointmentId))).json()) as Note;

export const save = ({ browser }: Person, appointmentId: string, body: object): Promise<Response> =>
  browser.send("PUT", path(appointmentId), body);

/** Writes a note, or returns why not. */
export async function saved(coach: Person, appointmentId: string, body: { version: number; text: string }) {
  const response = await save(coach, appointmentId, body);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as { version: number; changedAt: string };
}
