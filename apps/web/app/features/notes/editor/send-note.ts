import type { Note } from "@aufwind/contract/notes";
import type { ProblemBody } from "@aufwind/contract/route";
import { stillSignedIn } from "../../../platform/still-signed-in.ts";
import type { Sent, Version } from "./note-keeper.ts";

/** Browsers send no more than this while a page is being left. */
const MOST_BYTES = 60_000;
/** What would be refused again, however often it is sent. */
const REFUSED = [400, 404, 409, 413, 422];

const pathOf = (appointmentId: string) => `/api/appointments/${appointmentId}/note`;

async function ask(path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const headers = { "content-type": "application/json", "accept-language": document.documentElement.lang };
  const send = () => fetch(path, { ...init, headers }).catch(() => undefined);
  const first = await send();
  // Whoever writes for long has a token that ran out, in a session that goes on.
  return first?.status === 401 && (await stillSignedIn()) ? send() : first;
}

/** Saves a note, also while the page is being left, and answers what became of it. */
export async function sendNote(appointmentId: string, written: Version): Promise<Sent> {
  const body = JSON.stringify(written);
  const keepalive = new Blob([body]).size <= MOST_BYTES;
  const response = await ask(pathOf(appointmentId), { method: "PUT", body, keepalive });
  if (response?.ok) {
    const { version, changedAt } = (await response.json()) as { version: number; changedAt: string };
    return { outcome: "kept", version, at: changedAt };
  }
  if (!response || !REFUSED.includes(response.status)) return { outcome: "away" };
  const { code, detail, errors } = (await response.json()) as ProblemBody;
  if (code === "noteChanged") return readTheirs(appointmentId);
  return { outcome: "refused", why: errors?.[0]?.message ?? detail };
}

async function readTheirs(appointmentId: string): Promise<Sent> {
  const response = await ask(pathOf(appointmentId));
  if (!response?.ok) return { outcome: "away" };
  const { version, text } = (await response.json()) as Note;
  return { outcome: "changed", theirs: { version, text } };
}
