import { openConversation } from "@aufwind/contract/conversations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import type { Side } from "@aufwind/rules/appointments/status";
import { redirect } from "react-router";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { requireMember, requireSide } from "../../platform/session/member.server.ts";
import { readView } from "../../shared/list/view.ts";
import { readList } from "./list/read-list.ts";
import { loadPeople } from "./people.server.ts";
import { CONVERSATIONS } from "./view.ts";

/** The list on every messages page; null if not available. */
export async function loadConversations({ request, context }: LoaderArgs, side: Side) {
  const { view } = readView(CONVERSATIONS, new URL(request.url).searchParams);
  const list = await readList(api(request, context), { side, view }).catch(() => null);
  return { side, view, list };
}

/** The messages page; `?with=` redirects to the conversation with somebody, `?new=` shows whom one can write to. */
export async function loadMessages(visit: LoaderArgs) {
  const side = await requireSide(visit);
  const params = new URL(visit.request.url).searchParams;
  const other = params.get("with");
  const refused = other ? await openWith(visit, { side, other }) : null;
  const isPicking = params.has("new");
  const [list, people] = await Promise.all([
    loadConversations(visit, side),
    isPicking ? loadPeople(visit, side) : null,
  ]);
  return { ...list, isPicking, people, refused: refused && { ...refused, other: other ?? "" } };
}

type Pair = { side: Side; other: string };

/** Opens the conversation and redirects to it; returns the API's refusal, if any. */
export async function openWith(visit: LoaderArgs, { side, other }: Pair) {
  const { request, context } = visit;
  const { userId } = await requireMember(visit);
  const pair = side === "client" ? { coachId: other, clientId: userId } : { coachId: userId, clientId: other };
  try {
    const { conversationId } = await api(request, context)(openConversation, { body: pair });
    throw redirect(pathTo("conversation", localeOf(new URL(request.url)), { id: conversationId }), 303);
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, detail } = error instanceof ApiProblem ? error.body : { status: 503, detail: "" };
    return { status, detail: status < 500 ? detail : "" };
  }
}
