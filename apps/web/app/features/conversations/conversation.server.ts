import { readClientConversation, readCoachConversation } from "@aufwind/contract/conversations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import type { Side } from "@aufwind/rules/appointments/status";
import { data } from "react-router";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { requireSide } from "../../platform/session/member.server.ts";
import { loadConversations } from "./messages.server.ts";

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
