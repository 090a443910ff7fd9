import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { businessAction, loadBusiness } from "../features/businesses/business.server.ts";
import { BusinessForm } from "../features/businesses/business-fields.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["businesses"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "businesses:title");

export const loader = (visit: LoaderFunctionArgs) => loadBusiness(visit);

export const action = (visit: ActionFunctionArgs) => businessAction(visit);

export default function CoachBusiness() {
  const { t } = useTranslation("businesses");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <BusinessForm {...useLoaderData<typeof loader>()} />
    </>
  );
}
