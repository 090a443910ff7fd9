import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadMethods, METHOD_ACTIONS } from "../features/payment-methods/methods.server.ts";
import { MethodsPage } from "../features/payment-methods/methods-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["payment-methods", "card-form"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "payment-methods:title");

export async function loader(visit: LoaderFunctionArgs) {
  const { userType } = await requireMember(visit);
  return { role: userType === "client" ? ("client" as const) : ("other" as const), methods: await loadMethods(visit) };
}

export const action = actionByForm(METHOD_ACTIONS);

export default function PaymentMethods() {
  const { t } = useTranslation("payment-methods");
  const { role, methods } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t(`lead.${role}`)} />
      <MethodsPage methods={methods} />
    </>
  );
}
