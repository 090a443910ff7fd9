import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useParams,
} from "react-router";
import { loadEarlierNote, loadNote, noteAction } from "../features/notes/note.server.ts";
import { NotePage } from "../features/notes/note-page.tsx";
import { NoteNotFound, NoteUnreadable } from "../features/notes/unreadable.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["notes"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "notes:title");

export async function loader(visit: LoaderFunctionArgs) {
  const { userId } = await requireRole(visit, "coach");
  const loaded = await loadNote(visit, visit.params.id ?? "");
  const { note } = loaded.data;
  // The note itself is worth showing without the one before.
  const earlier = note && (await loadEarlierNote(visit, note).catch(() => null));
  return data({ ...loaded.data, earlier, userId }, loaded.init ?? undefined);
}

export async function action(visit: ActionFunctionArgs) {
  return noteAction(visit, visit.params.id ?? "");
}

export default function CoachNote() {
  const { id = "" } = useParams();
  const { note, unreadable, earlier, userId } = useLoaderData<typeof loader>();
  if (unreadable) return <NoteUnreadable id={id} why={unreadable} />;
  return note ? <NotePage key={id} loaded={note} userId={userId} earlier={earlier} /> : <NoteNotFound />;
}
