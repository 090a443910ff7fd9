import { type MetaArgs, useLoaderData } from "react-router";
import { loadInvoices } from "../features/invoices/list.server.ts";
import { InvoiceList } from "../features/invoices/list.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";

export const handle = { namespaces: ["invoices"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "invoices:client.title");

export const loader = loaderFor("client", (visit) => loadInvoices(visit, "received"));

export default function ClientInvoices() {
  const { t } = useTranslation("invoices");
  return (
    <>
      <PageHeader title={t("client.title")} lead={t("client.lead")} />
      <InvoiceList reader="client" {...useLoaderData<typeof loader>()} />
    </>
  );
}
