import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { messagesAction } from "../features/conversations/actions.server.ts";
import { loadMessages } from "../features/conversations/conversations.server.ts";
import { MessagesPage } from "../features/conversations/messages-page.tsx";
import { type OpeningRefusal, OpeningRefused, openingRefusalOf } from "../features/conversations/opening-refused.tsx";
import { PeoplePicker } from "../features/conversations/people-picker.tsx";
import type { FormResult } from "../platform/forms/form-action.ts";
import { useAnswer } from "../platform/forms/use-answer.ts";
import type { LoaderArgs } from "../platform/http/api.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["conversations"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "conversations:title");

export const loader = (visit: LoaderFunctionArgs) => loadMessages(visit);

export const action = (visit: LoaderArgs) => messagesAction(visit);

export default function Messages() {
  const { people, isPicking, refused, ...list } = useLoaderData<typeof loader>();
  const no = openingRefusalOf(useAnswer<OpeningRefusal | FormResult>()) ?? refused;
  return (
    <MessagesPage {...list}>
      {no ? <OpeningRefused {...no} /> : isPicking && <PeoplePicker side={list.side} people={people} />}
    </MessagesPage>
  );
}
