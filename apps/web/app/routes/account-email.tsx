import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { dropAction, loadEmail, requestAction } from "../features/email-changes/email-changes.server.ts";
import { EmailPanels } from "../features/email-changes/email-form.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["email-changes"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "email-changes:title");

export const loader = (visit: LoaderFunctionArgs) => loadEmail(visit);

export const action = actionByForm({
  emailChange: requestAction,
  dropChange: dropAction,
});

export default function AccountEmail() {
  const { t } = useTranslation("email-changes");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <EmailPanels {...useLoaderData<typeof loader>()} />
    </>
  );
}
