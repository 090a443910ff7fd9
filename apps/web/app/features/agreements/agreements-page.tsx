import type { CoachAgreement } from "@aufwind/contract/agreements";
import { AGREEMENT_LIMITS } from "@aufwind/rules/agreements";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "../../shared/brief-rows.module.css";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { AgreementFields } from "./agreement-fields.tsx";

type AgreementsPageProps = { items: readonly CoachAgreement[] | null; documents: readonly string[] };

/** A coach's own agreements, and a form for a new one. */
export function AgreementsPage({ items, documents }: AgreementsPageProps) {
  const { t } = useTranslation("agreements");
  return (
    <>
      <PageHeader title={t("list.title")} lead={t("list.lead")} />
      <Panels>
        <Panel title={t("list.own")}>
          <Note icon="info">{t("beside")}</Note>
          {!items && <Failure title={t("list.failed")} />}
          {items?.length === 0 && <p>{t("list.none")}</p>}
          {items && items.length > 0 && (
            <ul className={styles.rows}>
              {items.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </ul>
          )}
        </Panel>
        {items && items.length < AGREEMENT_LIMITS.agreements && (
          <Panel title={t("list.new")}>
            <Disclosure summary={t("list.newOpen")} open={items.length === 0}>
              <PageForm name="create" failure={t("failed")} leadsOn>
                <AgreementFields documents={documents} />
                <SubmitRow look="accent">{t("list.publish")}</SubmitRow>
              </PageForm>
            </Disclosure>
          </Panel>
        )}
      </Panels>
    </>
  );
}

function Row({ item: { id, current, isRequired, agreedCount, openCount } }: { item: CoachAgreement }) {
  const { t } = useTranslation("agreements");
  const locale = useLocale();
  return (
    <li className={`${patterns.iconRow} ${styles.row}`}>
      <Icon name="file" />
      <div className={styles.told}>
        <PageLink className={styles.name} to="coachAgreement" params={{ id }}>
          {current.title}
        </PageLink>
        <p className={styles.soft}>
          {t("version", { number: current.number })} · {formatDate(locale, current.publishedAt)} ·{" "}
          {t(isRequired ? "required" : "optional")}
        </p>
      </div>
      <Pill tone={openCount > 0 ? "warn" : "plain"}>{t("list.counts", { agreed: agreedCount, open: openCount })}</Pill>
    </li>
  );
}
