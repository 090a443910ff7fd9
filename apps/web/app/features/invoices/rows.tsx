import type { InvoiceItem } from "@aufwind/contract/invoices";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatDate, formatMoney } from "../../platform/i18n/format.ts";
import { otherLocale, PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { CreditNote } from "../../shared/credit-note.tsx";
import { RowTable } from "../../shared/list/row-table.tsx";
import rows from "../../shared/list/rows.module.css";
import { FileButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./rows.module.css";

export type InvoiceParty = "issued" | "client" | "coach";

/** A list of invoices: columns if there is space, cards on a phone. */
export function Rows({ items, whose }: { items: readonly InvoiceItem[]; whose: InvoiceParty }) {
  const { t } = useTranslation("invoices");
  return (
    <RowTable
      className={styles.table}
      headClassName={styles.head}
      heads={[
        t("columns.number"),
        t(`columns.who.${whose}`),
        t("columns.amount"),
        t("columns.status"),
        t("columns.file"),
      ]}
      label={t("label")}
    >
      {items.map((item) => (
        <Row key={item.id} item={item} whose={whose} />
      ))}
    </RowTable>
  );
}

function Row({ item, whose }: { item: InvoiceItem; whose: InvoiceParty }) {
  const { t } = useTranslation("invoices");
  const locale = useLocale();
  const { number, issuedOn, name, grossCents, creditCents, giftCents, status, corrects, month } = item;
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <div className={styles.number}>
        <p>{number}</p>
        <small>{formatDate(locale, issuedOn)}</small>
      </div>
      <div className={styles.who}>
        <p>{name || t("gone")}</p>
        <small>
          {corrects
            ? t("corrects", { number: corrects })
            : month && t("month", { month: formatDay(locale, month, "month") })}
          {!corrects && !month && <About item={item} whose={whose} />}
        </small>
      </div>
      <p className={styles.amount}>{formatMoney(locale, grossCents)}</p>
      <p className={styles.status} data-status={status}>
        <Icon name={status === "paid" ? "check" : "info"} /> {t(`status.${status}`)}
      </p>
      <Files item={item} />
      {grossCents > 0 && creditCents + giftCents > 0 && (
        <p className={styles.credit}>
          <CreditNote wholeCents={grossCents} creditCents={creditCents} giftCents={giftCents} when="done" />
        </p>
      )}
    </li>
  );
}

/** What it was for, if known. */
function About({ item: { appointmentId, kind }, whose }: { item: InvoiceItem; whose: InvoiceParty }) {
  const { t } = useTranslation("invoices");
  // What a client pays for without an appointment is a package.
  if (!appointmentId) return kind === "client" ? t("package") : null;
  return (
    <PageLink to={whose === "client" ? "clientAppointment" : "coachAppointment"} params={{ id: appointmentId }}>
      {t("appointment")}
    </PageLink>
  );
}

/** The PDF in the reader's language, and beside it in the other. */
function Files({ item: { id, number } }: { item: InvoiceItem }) {
  const { t } = useTranslation("invoices");
  const locale = useLocale();
  const other = otherLocale(locale);
  return (
    <div className={styles.files}>
      <FileButton
        className={rows.link}
        look="quiet"
        small
        href={`/api/stripe/invoice/${id}/${locale}`}
        download
        data-first
      >
        <Icon name="download" /> {t("pdf")}
        <VisuallyHidden>: {number}</VisuallyHidden>
      </FileButton>
      <a href={`/api/stripe/invoice/${id}/${other}`} hrefLang={other} lang={other} download>
        {t("pdfOther")}
        <VisuallyHidden>: {number}</VisuallyHidden>
      </a>
    </div>
  );
}
