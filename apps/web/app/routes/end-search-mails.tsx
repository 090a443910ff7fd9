import type { ActionFunctionArgs, MetaArgs } from "react-router";
import { EndPage } from "../features/saved-searches/end-page.tsx";
import { endAction } from "../features/saved-searches/saved-searches.server.ts";
import type { FormResult } from "../platform/forms/form-action.ts";
import { useAnswer } from "../platform/forms/use-answer.ts";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The address contains a token: never cached.
export { noStore as headers } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["saved-searches"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  unlistedMeta(args, {
    title: "saved-searches:end.meta.title",
    description: "saved-searches:end.meta.description",
  });

export const action = (visit: ActionFunctionArgs) => endAction(visit, visit.params.token);

export default function EndSearchMails() {
  return <EndPage result={useAnswer<FormResult>()} />;
}
