import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { billingAction, loadBilling } from "../features/billing/billing.server.ts";
import { BillingForm } from "../features/billing/billing-form.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["billing"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "billing:title");

export async function loader(visit: LoaderFunctionArgs) {
  const { userType } = await requireMember(visit);
  return { role: userType === "coach" ? ("coach" as const) : ("client" as const), ...(await loadBilling(visit)) };
}

export const action = (visit: ActionFunctionArgs) => billingAction(visit);

export default function Billing() {
  const { t } = useTranslation("billing");
  const { role, ...facts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t(`lead.${role}`)} />
      <BillingForm {...facts} />
    </>
  );
}
