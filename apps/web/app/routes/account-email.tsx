import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { dropAction, loadEmail, requestAction } from "../features/email-changes/email-changes.server.ts";
import { EmailPanels } from "../features/email-changes/email-form.tsx";
import { actionOf } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { PageHead } from "../ui/section.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["email-changes"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "email-changes:title");

export const loader = (visit: LoaderFunctionArgs) => loadEmail(visit);

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<(visit: ActionFunctionArgs) => Promise<unknown>>(visit, {
    emailChange: requestAction,
    dropChange: dropAction,
  });
  return act(visit);
}

export default function AccountEmail() {
  const { t } = useTranslation("email-changes");
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <EmailPanels {...useLoaderData<typeof loader>()} />
    </>
  );
}
