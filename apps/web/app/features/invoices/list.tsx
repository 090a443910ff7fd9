import { useSearchParams } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import frame from "../../shared/list/list.module.css";
import { ListTabs, PagedRows } from "../../shared/list/list-parts.tsx";
import { viewQuery } from "../../shared/list/view.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Illustration } from "../../ui/illustrations.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import type { InvoiceSide, ShownInvoices } from "./list.server.ts";
import { INVOICES, type InvoiceView, STATUSES } from "./list-view.ts";
import { Rows } from "./rows.tsx";

type InvoiceListProps = {
  /** Received: by a client from coaches, by a coach from us. Issued: by a coach to clients. */
  side: InvoiceSide;
  /** Whose page it is: a client received them for appointments, a coach for our fees. */
  reader: "client" | "coach";
  view: InvoiceView;
  /** Null if they could not be loaded. */
  list: ShownInvoices | null;
};

/** Invoices of one side, newest first, with filters. */
export function InvoiceList({ side, reader, view, list }: InvoiceListProps) {
  const { t } = useTranslation("invoices");
  const [params] = useSearchParams();
  const tabs = (["", ...STATUSES] as const).map((status) => ({
    key: status,
    to: `?${viewQuery(INVOICES, { status, page: 1 }, params)}`,
    label: t(`filters.${status || "all"}`),
    isHere: status === view.status,
  }));
  return (
    <div className={frame.list}>
      <ListTabs label={t("filter")} tabs={tabs} />
      {list ? <Found {...{ side, reader, view, list }} /> : <Failure title={t("failed")} />}
    </div>
  );
}

function Found({ side, reader, view, list }: InvoiceListProps & { list: ShownInvoices }) {
  const { t } = useTranslation("invoices");
  const [params] = useSearchParams();
  const whose = side === "issued" ? "issued" : reader;
  if (list.items.length === 0)
    return (
      <EmptyState title={t(view.status ? "none.filtered" : `none.${whose}`)} drawing={<Illustration of="papers" />}>
        {t(view.status ? "noneText.filtered" : `noneText.${whose}`)}
      </EmptyState>
    );
  return (
    <PagedRows
      shown={list}
      queryOf={(page) => viewQuery(INVOICES, { ...view, page }, params)}
      more={t("more")}
      mostShown={t("mostShown")}
    >
      <Rows items={list.items} whose={whose} />
    </PagedRows>
  );
}
