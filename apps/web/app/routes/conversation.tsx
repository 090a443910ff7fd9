import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { conversationAction } from "../features/conversations/actions.server.ts";
import { ConversationPane } from "../features/conversations/conversation-pane.tsx";
import { loadConversation } from "../features/conversations/conversations.server.ts";
import { MessagesPage } from "../features/conversations/messages-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["conversations"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "conversations:conversationTitle");

export const loader = (visit: LoaderFunctionArgs) => loadConversation(visit, visit.params.id ?? "");

export const action = (visit: ActionFunctionArgs) => conversationAction(visit, visit.params.id ?? "");

export default function Conversation() {
  const { chat, id, nextId, ...list } = useLoaderData<typeof loader>();
  return (
    <MessagesPage {...list} open={id}>
      <ConversationPane key={id} {...{ chat, nextId, view: list.view }} />
    </MessagesPage>
  );
}
