import { listClientContacts, listCoachContacts } from "@aufwind/contract/contacts";
import { openConversation, readClientConversation, readCoachConversation } from "@aufwind/contract/conversations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import type { Side } from "@aufwind/rules/appointments/status";
import { data, redirect } from "react-router";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { requireMember, requireSide } from "../../platform/session/member.server.ts";
import { loadPages } from "../../shared/list/load-pages.ts";
import { readView } from "../../shared/list/view.ts";
import { readList } from "./list/read-list.ts";
import { CONVERSATIONS, PAGE_SIZE, PEOPLE } from "./view.ts";

/** The list on every messages page; null if not available. */
async function loadConversations({ request, context }: LoaderArgs, side: Side) {
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

export type ShownPeople = Awaited<ReturnType<typeof askPeople>>;

/** Whom somebody can write to: `?person=` filters, `?people=` shows more. */
async function loadPeople(visit: LoaderArgs, side: Side): Promise<ShownPeople | null> {
  return askPeople(visit, side).catch(() => null);
}

function askPeople({ request, context }: LoaderArgs, side: Side) {
  const call = api(request, context);
  const { person: name, page } = readView(PEOPLE, new URL(request.url).searchParams).view;
  return loadPages({ list: PEOPLE, page, size: PAGE_SIZE, sort: "asc" }, ({ params, query }) => {
    const asked = { params, query: { ...query, name } };
    return side === "client" ? call(listClientContacts, asked) : call(listCoachContacts, asked);
  });
}

/** The page of one conversation, beside all others. */
export async function loadConversation(visit: LoaderArgs, id: string) {
  const side = await requireSide(visit);
  const [list, chat] = await Promise.all([loadConversations(visit, side), askChat(visit, { side, id })]);
  // Submitted twice without JavaScript, it is still one message.
  const page = { ...list, id, chat, nextId: crypto.randomUUID() };
  return data(page, { status: chat === "gone" ? 404 : chat === "failed" ? 503 : 200 });
}

/** Nobody learns whether somebody else's conversation exists. */
async function askChat({ request, context }: LoaderArgs, { side, id }: { side: Side; id: string }) {
  const call = api(request, context);
  const before = new URL(request.url).searchParams.get("before");
  const asked = { params: { id }, query: { ...(before && /^\d{1,6}$/.test(before) && { before }) } };
  try {
    return await (side === "client" ? call(readClientConversation, asked) : call(readCoachConversation, asked));
  } catch (error) {
    const isRefused = error instanceof ApiProblem && error.body.status < 500 && error.body.status !== 429;
    return isRefused ? ("gone" as const) : ("failed" as const);
  }
}
