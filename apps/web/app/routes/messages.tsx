import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { actOnMessages } from "../features/messages/acts.server.ts";
import { loadMessages } from "../features/messages/messages.server.ts";
import { MessagesPage } from "../features/messages/messages-page.tsx";
import { PeoplePicker } from "../features/messages/people-picker.tsx";
import { Refused, type RefusedOpening, refusalIn } from "../features/messages/refused.tsx";
import type { FormResult } from "../platform/form-result.ts";
import { memberMeta } from "../platform/member-meta.ts";
import type { PageHandle } from "../platform/page-handle.ts";

export { offlineAction as clientAction } from "../platform/offline-action.ts";

export const handle = { words: ["messages"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "messages:title");

export const loader = (visit: LoaderFunctionArgs) => loadMessages(visit);

export const action = (visit: ActionFunctionArgs) => actOnMessages(visit);

export default function Messages() {
  const { people, isPicking, refused, ...list } = useLoaderData<typeof loader>();
  const no = refusalIn(useActionData<RefusedOpening | FormResult>()) ?? refused;
  return (
    <MessagesPage {...list}>
      {no ? <Refused {...no} /> : isPicking && <PeoplePicker side={list.side} people={people} />}
    </MessagesPage>
  );
}
