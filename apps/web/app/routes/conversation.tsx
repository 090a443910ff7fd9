import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { actOnConversation } from "../features/messages/acts.server.ts";
import { loadConversation } from "../features/messages/conversation.server.ts";
import { ConversationPane } from "../features/messages/conversation-pane.tsx";
import { MessagesPage } from "../features/messages/messages-page.tsx";
import { memberMeta } from "../platform/member-meta.ts";
import type { PageHandle } from "../platform/page-handle.ts";

export { offlineAction as clientAction } from "../platform/offline-action.ts";

export const handle = { words: ["messages"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "messages:conversationTitle");

export const loader = (visit: LoaderFunctionArgs) => loadConversation(visit, visit.params.id ?? "");

export const action = (visit: ActionFunctionArgs) => actOnConversation(visit, visit.params.id ?? "");

export default function Conversation() {
  const { chat, id, nextId, ...list } = useLoaderData<typeof loader>();
  return (
    <MessagesPage {...list} open={id}>
      <ConversationPane key={id} {...{ chat, nextId, view: list.view }} />
    </MessagesPage>
  );
}
