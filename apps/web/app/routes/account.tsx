import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { DetailsForm } from "../features/settings/account-forms.tsx";
import { detailsAction } from "../features/settings/settings.server.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const meta = (args: MetaArgs) => memberMeta(args, "settings:details.title");

export async function loader(visit: LoaderFunctionArgs) {
  const { firstName, lastName, email, companyName, vatNumber, locale, userType } = await requireMember(visit);
  return { firstName, lastName, email, companyName, vatNumber, locale, userType };
}

export const action = (visit: ActionFunctionArgs) => detailsAction(visit);

export default function Account() {
  const { t } = useTranslation("settings");
  return (
    <>
      <PageHeader title={t("details.title")} lead={t("details.lead")} />
      <Panel title={t("details.panel")}>
        <DetailsForm {...useLoaderData<typeof loader>()} />
      </Panel>
    </>
  );
}
