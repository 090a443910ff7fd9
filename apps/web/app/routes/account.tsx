import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { detailsAction } from "../features/account/account.server.ts";
import { DetailsForm } from "../features/account/details-form.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { requireMember } from "../platform/member.server.ts";
import { memberMeta } from "../platform/member-meta.ts";
import { Panel } from "../ui/panel.tsx";
import { PageHead } from "../ui/section.tsx";

export { offlineAction as clientAction } from "../platform/offline-action.ts";

export const meta = (args: MetaArgs) => memberMeta(args, "account:details.title");

export async function loader(visit: LoaderFunctionArgs) {
  const { firstName, lastName, email, companyName, vatNumber, locale, userType } = await requireMember(visit);
  return { firstName, lastName, email, companyName, vatNumber, locale, userType };
}

export const action = (visit: ActionFunctionArgs) => detailsAction(visit);

export default function Account() {
  const { t } = useTranslation("account");
  return (
    <>
      <PageHead title={t("details.title")} lead={t("details.lead")} />
      <Panel title={t("details.panel")}>
        <DetailsForm {...useLoaderData<typeof loader>()} />
      </Panel>
    </>
  );
}
