import { deleteNote, listNotes, type Note, readNote, saveNote } from "@aufwind/contract/notes";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { data, redirect } from "react-router";
import { actionOf, formAction } from "../../platform/forms/form-action.ts";
import { text, whole } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";

/** The note of an appointment; null if none can be written, or why it cannot be opened. */
export async function loadNote({ request, context }: LoaderArgs, id: string) {
  try {
    return data({ note: await api(request, context)(readNote, { params: { id } }), unreadable: null });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { status, code, detail } = error.body;
    if (code === "noteUnreadable") return data({ note: null, unreadable: detail });
    return [404, 422].includes(status) ? data({ note: null, unreadable: null }, { status: 404 }) : asErrorPage(error);
  }
}

/** How many earlier notes can be leafed through. */
const LEAVES = "30";

/** A note before this one about the same client: the last, or the one that the address names; null if there is none. */
export async function loadEarlierNote({ request, context }: LoaderArgs, { appointment }: Note) {
  const call = api(request, context);
  const params = { page: "0", size: LEAVES, sort: "desc" } as const;
  const { items } = await call(listNotes, { params, query: { clientId: appointment.client.id } });
  const ids = items
    .filter(({ appointment: each }) => each.scheduledAt < appointment.scheduledAt)
    .map(({ appointment: { id } }) => id);
  const place = Math.max(0, ids.indexOf(new URL(request.url).searchParams.get("earlier") ?? ""));
  const id = ids[place];
  if (!id) return null;
  const { text, appointment: its } = await call(readNote, { params: { id } });
  return { text, scheduledAt: its.scheduledAt, older: ids[place + 1] ?? null, newer: ids[place - 1] ?? null };
}
export type EarlierNoteFacts = NonNullable<Awaited<ReturnType<typeof loadEarlierNote>>>;

function saveNoteOf(visit: LoaderArgs, id: string) {
  const body = (form: FormData) => ({ version: whole(form, "version"), text: text(form, "text") ?? "" });
  return formAction(visit, { route: saveNote, params: () => ({ id }), body });
}

const NOTE_ACTIONS = {
  save: async (visit: LoaderArgs, id: string) => {
    const answer = await saveNoteOf(visit, id);
    return answer.data.ok ? redirect(pathTo("coachNote", localeOf(new URL(visit.request.url)), { id }), 303) : answer;
  },
  delete: async (visit: LoaderArgs, id: string) => {
    const answer = await formAction(visit, { route: deleteNote, params: () => ({ id }) });
    const list = `${pathTo("coachNotes", localeOf(new URL(visit.request.url)))}?done=deleted`;
    return answer.data.ok ? redirect(list, 303) : answer;
  },
};

/** The note that is written within a client's file; null if the address names none that can be. */
export async function loadNoteInFile(visit: LoaderArgs, clientId: string) {
  const id = new URL(visit.request.url).searchParams.get("note");
  if (!id) return null;
  const { note } = (await loadNote(visit, id)).data;
  if (note?.appointment.client.id !== clientId) return null;
  return { note, earlier: await loadEarlierNote(visit, note).catch(() => null) };
}

/** Saves it without JavaScript, and stays in the file. */
export async function saveNoteInFile(visit: LoaderArgs) {
  const url = new URL(visit.request.url);
  const answer = await saveNoteOf(visit, url.searchParams.get("note") ?? "");
  return answer.data.ok ? redirect(`${url.pathname}${url.search}`, 303) : answer;
}

/** The actions of the page's forms; with JavaScript the note saves itself. */
export const noteAction = async (visit: LoaderArgs, id: string) =>
  (
    await actionOf<(visit: LoaderArgs, id: string) => ReturnType<(typeof NOTE_ACTIONS)["save" | "delete"]>>(
      visit,
      NOTE_ACTIONS,
    )
  )(visit, id);
