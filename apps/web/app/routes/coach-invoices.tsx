import { type MetaArgs, useLoaderData } from "react-router";
import { loadInvoices } from "../features/invoices/list.server.ts";
import { InvoiceList } from "../features/invoices/list.tsx";
import { InvoiceTabs, sideIn } from "../features/invoices/tabs.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export const handle = { namespaces: ["invoices"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "invoices:coach.title");

export const loader = loaderFor("coach", (visit) =>
  loadInvoices(visit, sideIn(new URL(visit.request.url).searchParams)),
);

export default function CoachInvoices() {
  const { t } = useTranslation("invoices");
  const invoices = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t("coach.title")}
        lead={t("coach.lead")}
        acts={
          <PageButton to="coachBookkeeping" look="ghost" small>
            {t("coach.bookkeeping")}
          </PageButton>
        }
      />
      <InvoiceTabs side={invoices.side} />
      <InvoiceList reader="coach" {...invoices} />
    </>
  );
}
