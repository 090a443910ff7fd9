import type { FullAgreement } from "@aufwind/contract/agreements";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "../../shared/brief-rows.module.css";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { AgreementStatusPill, CopyLink } from "./agreement-panels.tsx";

/** Who has agreed and who has not, and a button that tells those who have not. */
export function AgreementClients({ agreement: { clients, isRetired } }: { agreement: FullAgreement }) {
  const { t } = useTranslation("agreements");
  const locale = useLocale();
  const result = useAnswer<FormResult>();
  const waiting = clients.filter(({ standing, askedAt }) => standing !== "agreed" && !askedAt);
  return (
    <Panel title={t("clients.title")}>
      {result?.form === "ask" && result.ok && <Outcome of={result}>{t("clients.asked")}</Outcome>}
      {clients.length === 0 && <p>{t("clients.none")}</p>}
      {clients.length > 0 && (
        <ul className={styles.rows}>
          {clients.map(({ client, standing, accepted, askedAt }) => (
            <li key={client.id} className={`${patterns.iconRow} ${styles.row}`}>
              <Icon name={standing === "agreed" ? "check" : "clock"} />
              <div className={styles.told}>
                <PageLink className={styles.name} to="coachClient" params={{ id: client.id }}>
                  {client.name}
                </PageLink>
                {accepted && (
                  <p className={styles.soft}>
                    {t("acceptedAs", {
                      name: accepted.name ?? t("nameGone"),
                      number: accepted.number,
                      day: formatDate(locale, accepted.acceptedAt),
                    })}{" "}
                    · <CopyLink id={accepted.id} about={client.name} />
                  </p>
                )}
                {!accepted && askedAt && (
                  <p className={styles.soft}>{t("clients.askedOn", { day: formatDate(locale, askedAt) })}</p>
                )}
              </div>
              <AgreementStatusPill standing={standing} />
            </li>
          ))}
        </ul>
      )}
      {!isRetired && waiting.length > 0 && (
        <PageForm name="ask" failure={t("failed")}>
          <p className={styles.soft}>{t("clients.once")}</p>
          <SubmitRow look="ghost" small>
            {t("clients.ask", { count: waiting.length })}
          </SubmitRow>
        </PageForm>
      )}
    </Panel>
  );
}
