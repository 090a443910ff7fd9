import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { useFocusNewItem } from "../../platform/browser/accessibility.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Failure } from "../../ui/failure.tsx";
import styles from "./list.module.css";
import type { InvoiceSide, ShownInvoices } from "./list.server.ts";
import { type InvoiceView, STATUSES, viewQuery } from "./list-view.ts";
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
  return (
    <div className={styles.list}>
      <Filter view={view} />
      {list ? <Found {...{ side, reader, view, list }} /> : <Failure title={t("failed")} />}
    </div>
  );
}

function Filter({ view }: { view: InvoiceView }) {
  const { t } = useTranslation("invoices");
  const [params] = useSearchParams();
  return (
    <nav className={styles.filter} aria-label={t("filter")}>
      {[null, ...STATUSES].map((status) => (
        <Link
          key={status}
          to={`?${viewQuery(params, { status, page: 1 })}`}
          aria-current={status === view.status ? "page" : undefined}
          preventScrollReset
        >
          {t(`filters.${status ?? "all"}`)}
        </Link>
      ))}
    </nav>
  );
}

function Found({ side, reader, view, list }: InvoiceListProps & { list: ShownInvoices }) {
  const { t } = useTranslation("invoices");
  const [params] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  useFocusNewItem(box, { count: list.items.length, selector: "li [data-first]" });
  const whose = side === "issued" ? "issued" : reader;
  if (list.items.length === 0)
    return (
      <EmptyState title={t(view.status ? "none.filtered" : `none.${whose}`)}>
        {t(view.status ? "noneText.filtered" : `noneText.${whose}`)}
      </EmptyState>
    );
  return (
    <div className={styles.found} ref={box}>
      <Rows items={list.items} whose={whose} />
      {list.more && (
        <Link
          className={styles.more}
          to={`?${viewQuery(params, { ...view, page: list.more })}`}
          preventScrollReset
          replace
        >
          {t("more")}
        </Link>
      )}
      {list.hasNext && !list.more && <p>{t("mostShown")}</p>}
    </div>
  );
}
