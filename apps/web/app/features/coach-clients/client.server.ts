import { type AppointmentItem, listCoachAppointments } from "@aufwind/contract/appointments";
import { type OwnClient, readClient } from "@aufwind/contract/coach-clients";
import { listNotes, type NoteItem } from "@aufwind/contract/notes";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";

const AT_ONCE = 10;
/** The most pages shown below each other. */
const MOST_PAGES = 30;
const NOTES = 5;

export type ShownHistory = {
  items: AppointmentItem[];
  /** Whether there is more, and the next page; null at the maximum. */
  hasNext: boolean;
  more: number | null;
};
export type ShownNotes = { items: NoteItem[]; totalCount: number };

/** A client's page; the client is null if not one's own, parts if they could not be loaded. */
export async function loadClient(visit: LoaderArgs, id: string) {
  const [client, history, notes] = await Promise.all([
    askClient(visit, id),
    askHistory(visit, id).catch(() => null),
    askNotes(visit, id).catch(() => null),
  ]);
  return { client, history, notes };
}

const askClient = ({ request, context }: LoaderArgs, id: string): Promise<OwnClient | null> =>
  api(request, context)(readClient, { params: { id } }).catch((error: unknown) => {
    const isNone = error instanceof ApiProblem && [404, 422].includes(error.body.status);
    return isNone ? null : asErrorPage(error);
  });

/** The requested page of the history, from 1; invalid ones are the first. */
function pageIn({ request }: LoaderArgs): number {
  const typed = Number(new URL(request.url).searchParams.get("page") ?? 1);
  return Number.isInteger(typed) && typed >= 1 && typed <= MOST_PAGES ? typed : 1;
}

/** Newest first; later pages are added to the earlier ones. */
async function askHistory(visit: LoaderArgs, clientId: string): Promise<ShownHistory> {
  const call = api(visit.request, visit.context);
  const shown = pageIn(visit);
  const pages = Array.from({ length: shown }, (_, page) => {
    const params = { page: String(page), size: String(AT_ONCE), sort: "desc" } as const;
    return call(listCoachAppointments, { params, query: { clientId, status: [] } });
  });
  const lists = await Promise.all(pages);
  const hasNext = lists.at(-1)?.hasNext ?? false;
  return {
    items: lists.flatMap(({ items }) => items),
    hasNext,
    more: hasNext && shown < MOST_PAGES ? shown + 1 : null,
  };
}

const askNotes = ({ request, context }: LoaderArgs, clientId: string): Promise<ShownNotes> =>
  api(request, context)(listNotes, { params: { page: "0", size: String(NOTES), sort: "desc" }, query: { clientId } });
