import { type AppointmentItem, listCoachAppointments } from "@aufwind/contract/appointments";
import { type OwnClient, readClient } from "@aufwind/contract/coach-clients";
import { listNotes, type NoteItem } from "@aufwind/contract/notes";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { type Shown, showPages } from "../../shared/list/shown-pages.ts";
import { readView } from "../../shared/list/view.ts";
import { HISTORY } from "./clients-view.ts";

const SIZE = 10;
const NOTES = 5;

export type ShownHistory = Shown<{ items: AppointmentItem[]; hasNext: boolean }>;
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

/** The newest first. */
function askHistory({ request, context }: LoaderArgs, clientId: string): Promise<ShownHistory> {
  const { page } = readView(HISTORY, new URL(request.url).searchParams).view;
  return showPages({ list: HISTORY, page, size: SIZE }, ({ params, query }) =>
    api(request, context)(listCoachAppointments, { params, query: { ...query, clientId, status: [] } }),
  );
}

const askNotes = ({ request, context }: LoaderArgs, clientId: string): Promise<ShownNotes> =>
  api(request, context)(listNotes, { params: { page: "0", size: String(NOTES), sort: "desc" }, query: { clientId } });
