import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadReplyTemplates, REPLY_TEMPLATE_ACTIONS } from "../features/reply-templates/reply-templates.server.ts";
import { ReplyTemplatesPage } from "../features/reply-templates/reply-templates-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["reply-templates"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "reply-templates:title");

export const loader = loaderFor("coach", loadReplyTemplates);

type Action = (visit: ActionFunctionArgs) => Promise<unknown>;

export const action = actionByForm<Action>(REPLY_TEMPLATE_ACTIONS);

export default function ReplyTemplates() {
  return <ReplyTemplatesPage {...useLoaderData<typeof loader>()} />;
}
