import type { OwnPackage } from "@aufwind/contract/coaching-packages";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import styles from "./packages.module.css";

/** A client's packages, those that can be used first. */
export function OwnPackagesPage({ items }: { items: OwnPackage[] | null }) {
  const { t } = useTranslation("coaching-packages");
  return (
    <>
      <PageHeader title={t("own.title")} lead={t("own.lead")} />
      {!items ? (
        <Failure title={t("own.failed")} />
      ) : items.length === 0 ? (
        <EmptyState
          title={t("own.none")}
          action={
            <PageButton to="search" query="packages=true">
              {t("own.search")}
            </PageButton>
          }
        >
          {t("own.noneText")}
        </EmptyState>
      ) : (
        <Panel title={t("own.all")}>
          <ul className={styles.rows}>
            {items
              .toSorted((one, other) => rankOf(one) - rankOf(other))
              .map((own) => (
                <Row key={own.id} own={own} />
              ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

const rankOf = ({ status }: OwnPackage) => ["active", "ordered", "ended"].indexOf(status);

function Row({ own }: { own: OwnPackage }) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  const { id, coach, consultation, status, left, size, validUntil, can } = own;
  const state = status === "ordered" || (status === "active" && can.pay) ? "unpaid" : status;
  return (
    <li>
      <span>
        <PageLink className={patterns.plainLink} to="clientPackage" params={{ id }}>
          {t("own.row", { count: size, name: coach.name || t("gone") })}
        </PageLink>
        <small>{t(`own.state.${state}`, { date: validUntil ? formatDate(locale, validUntil) : "" })}</small>
      </span>
      {status === "active" && (
        <span className={styles.rowActs}>
          {t("own.leftShort", { left, size })}
          {can.book && coach.slug && (
            <PageButton
              to="coachPage"
              params={{ slug: coach.slug }}
              query={`type=${consultation}`}
              hash="booking"
              look="ghost"
              small
            >
              {t("own.book")}
            </PageButton>
          )}
        </span>
      )}
    </li>
  );
}
