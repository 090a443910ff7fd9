import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { businessAction, loadBusiness } from "../features/businesses/business.server.ts";
import { BusinessForm } from "../features/businesses/business-fields.tsx";
import { PaidBookingsNotice } from "../features/businesses/paid-bookings-notice.tsx";
import { loadCheck } from "../features/vetting/check.server.ts";
import { RequestedChanges } from "../features/vetting/check-notice.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["businesses", "businesses-facts", "vetting"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "businesses:title");

export async function loader(visit: LoaderFunctionArgs) {
  const [details, check] = await Promise.all([loadBusiness(visit), loadCheck(visit)]);
  return { details, check };
}

export const action = (visit: ActionFunctionArgs) => businessAction(visit);

export default function CoachBusiness() {
  const { t } = useTranslation("businesses");
  const { details, check } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels>
        <RequestedChanges check={check} section="business" />
        <PaidBookingsNotice paidBookings={details.paidBookings} />
        <BusinessForm {...details} />
      </Panels>
    </>
  );
}
