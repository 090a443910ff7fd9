import {
  type HistoryEntry,
  keepRemark,
  listHistory,
  type OwnClient,
  readClient,
  readPreparation,
} from "@aufwind/contract/coach-clients";
import { listNotes, type NoteItem } from "@aufwind/contract/notes";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { mayHaveNote } from "@aufwind/rules/notes";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { type LoadedPages, loadPages } from "../../shared/list/load-pages.ts";
import { readView } from "../../shared/list/view.ts";
import { FILE, type FileView } from "./clients-view.ts";
import { remarkBody } from "./form-parsers.ts";

const SIZE = 10;
const NOTES = 10;

export type ShownHistory = LoadedPages<{ items: HistoryEntry[]; hasNext: boolean }>;
export type ShownNotes = { items: NoteItem[]; totalCount: number };

/** A client's file, as far as its tab shows it; the client is null if not one's own, parts if they could not be loaded. */
export async function loadClient(visit: LoaderArgs, id: string) {
  const { view } = readView(FILE, new URL(visit.request.url).searchParams);
  const isTimeline = view.tab === "history" || view.tab === "payments";
  const [client, history, notes] = await Promise.all([
    askClient(visit, id),
    isTimeline ? askHistory(visit, { clientId: id, view }).catch(() => null) : null,
    view.tab === "notes" ? askNotes(visit, id).catch(() => null) : null,
  ]);
  return { client, view, history, notes };
}

const askClient = ({ request, context }: LoaderArgs, id: string): Promise<OwnClient | null> =>
  api(request, context)(readClient, { params: { id } }).catch((error: unknown) => {
    const isNone = error instanceof ApiProblem && [404, 422].includes(error.body.status);
    return isNone ? null : asErrorPage(error);
  });

/** What to look at before meeting a client; null if not an own one. */
export async function loadPreparation(visit: LoaderArgs, id: string) {
  const client = await askClient(visit, id);
  if (!client) return null;
  const known = await api(visit.request, visit.context)(readPreparation, { params: { id } }).catch(asErrorPage);
  return { client: { id, name: client.name, noted: notedOf(client) }, known };
}

/** The appointment that a first note would be about: the last one, or else the next. */
const notedOf = ({ lastAppointment, nextAppointment }: OwnClient): string | null =>
  [lastAppointment, nextAppointment].find(
    (each) => each && mayHaveNote({ status: each.scheduledStatus, agreedAt: null }),
  )?.id ?? null;

type AskHistoryParams = { clientId: string; view: FileView };

/** The newest first. */
const askHistory = ({ request, context }: LoaderArgs, { clientId, view: { tab, page } }: AskHistoryParams) =>
  loadPages({ list: FILE, page, size: SIZE }, ({ params, query }) =>
    api(request, context)(listHistory, {
      params: { ...params, id: clientId },
      query: { ...query, kind: tab === "payments" ? ["payment", "refund"] : [] },
    }),
  );

const askNotes = ({ request, context }: LoaderArgs, clientId: string): Promise<ShownNotes> =>
  api(request, context)(listNotes, { params: { page: "0", size: String(NOTES), sort: "desc" }, query: { clientId } });

export const saveRemark = (visit: LoaderArgs & { params: { id?: string } }) =>
  formAction(visit, { route: keepRemark, params: () => ({ id: visit.params.id ?? "" }), body: remarkBody });
