import type { Note } from "@aufwind/contract/notes";
import type { ProblemBody } from "@aufwind/contract/platform/route";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLeaveWarning } from "../../../platform/browser/use-leave-warning.ts";
import type { FormValues } from "../../../platform/forms/form-action.ts";
import { stillSignedIn } from "../../../platform/session/still-signed-in.ts";
import {
  createNoteAutosave,
  type NoteAutosave,
  type NoteVersion,
  type SaveResult,
  type SaveStatus,
} from "./note-autosave.ts";
import { readUnsentNote, saveUnsentNote } from "./unsent-note.ts";

/** Browsers send no more than this while a page is being left. */
const MOST_BYTES = 60_000;
/** Permanent refusals, which are not retried. */
const REFUSED = [400, 404, 409, 413, 422];

const pathOf = (appointmentId: string) => `/api/appointments/${appointmentId}/note`;

async function ask(path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const headers = { "content-type": "application/json", "accept-language": document.documentElement.lang };
  const send = () => fetch(path, { ...init, headers }).catch(() => undefined);
  const first = await send();
  // After long writing the token may have expired, while the session continues.
  return first?.status === 401 && (await stillSignedIn()) ? send() : first;
}

/** Saves a note, also while the page is being left, and returns the result. */
async function sendNote(appointmentId: string, written: NoteVersion): Promise<SaveResult> {
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

async function readTheirs(appointmentId: string): Promise<SaveResult> {
  const response = await ask(pathOf(appointmentId));
  if (!response?.ok) return { outcome: "away" };
  const { version, text } = (await response.json()) as Note;
  return { outcome: "changed", theirs: { version, text } };
}

type LoadedNote = { appointmentId: string; userId: string; version: number; text: string; at: string | null };

/** A note being written: its text, and its save status. `refused` is what a form sent without JavaScript. */
export function useNote(loaded: LoadedNote, refused: FormValues | undefined) {
  const box = useRef<HTMLTextAreaElement>(null);
  const keeper = useRef<NoteAutosave>(undefined);
  const first = useRef({ ...loaded, refused });
  const isLetGo = useRef(false);
  const [text, setText] = useState(loaded.text);
  const [state, setState] = useState<SaveStatus>({ kind: "saved", at: loaded.at, isNew: false });
  const show = useCallback((shown: string) => {
    if (box.current) box.current.value = shown;
    setText(shown);
  }, []);

  useEffect(() => {
    const { appointmentId, userId, refused: sent, ...known } = first.current;
    const place = { appointmentId, userId };
    const made = createNoteAutosave({
      known,
      send: (written) => sendNote(appointmentId, written),
      keep: (unsent) => saveUnsentNote(place, unsent),
      tell: setState,
    });
    keeper.current = made;
    const unsent = readUnsentNote(place) ?? (sent && { version: Number(sent.version), text: sent.text ?? "" });
    // What was typed before hydration, or was not saved when the page was left.
    const typed = unsent?.text ?? box.current?.value ?? known.text;
    if (typed !== known.text) {
      show(typed);
      if (unsent && unsent.version !== known.version) made.compare(unsent, known);
      else made.touch(typed);
    }
    const gone = new AbortController();
    const leave = () => document.visibilityState === "hidden" && made.saveNow();
    document.addEventListener("visibilitychange", leave, { signal: gone.signal });
    window.addEventListener("pagehide", made.saveNow, { signal: gone.signal });
    window.addEventListener("online", made.saveNow, { signal: gone.signal });
    return () => {
      gone.abort();
      if (isLetGo.current) return made.end();
      made.saveNow();
      made.stop();
    };
  }, [show]);
  useLeaveWarning(["away", "refused", "changed"].includes(state.kind));

  return {
    box,
    text,
    state,
    type(typed: string) {
      isLetGo.current = false;
      setText(typed);
      keeper.current?.touch(typed);
    },
    saveNow: async () => (await keeper.current?.saveNow()) ?? false,
    choose: async (chosen: string) => {
      show(chosen);
      await keeper.current?.choose(chosen);
    },
    /** It is being deleted: leaving the page saves nothing, unless somebody continues writing. */
    letGo() {
      isLetGo.current = true;
    },
  };
}
export type OpenNote = ReturnType<typeof useNote>;
