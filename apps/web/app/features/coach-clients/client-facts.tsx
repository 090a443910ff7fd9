import type { OwnClient } from "@aufwind/contract/coach-clients";
import { formatDate, formatMoney, formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FactLine } from "../../ui/fact-line.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./client.module.css";

const COUNTS = ["completed", "upcoming", "cancelled", "noShow"] as const;

/** What a coach may know of an own client, in figures and words. */
export function ClientFacts({ client }: { client: OwnClient }) {
  const { t } = useTranslation("coach-clients");
  const locale = useLocale();
  const {
    counts,
    lastAppointment: last,
    preferredPronoun,
    preferredGenderIdentity,
    experienceLevel,
    qualification,
  } = client;
  return (
    <Panel title={t("one.facts")}>
      <dl className={styles.counts}>
        {COUNTS.map((each) => (
          <FactLine key={each} name={t(`one.${each}`)}>
            {formatNumber(locale, counts[each])}
          </FactLine>
        ))}
      </dl>
      <dl className={styles.facts}>
        <FactLine name={t("one.last")}>
          {last ? (
            <PageLink to="coachAppointment" params={{ id: last.id }}>
              {formatDate(locale, last.scheduledAt)}
            </PageLink>
          ) : (
            t("one.never")
          )}
        </FactLine>
        <FactLine name={t("one.earned")}>
          {formatMoney(locale, client.earnedNetCents)} <small>{t("one.earnedHelp")}</small>
        </FactLine>
        <FactLine name={t("one.pronoun")}>
          {preferredPronoun ? t(`pronouns.${preferredPronoun}`) : t("one.unsaid")}
        </FactLine>
        {preferredGenderIdentity && (
          <FactLine name={t("one.gender")}>{t(`genders.${preferredGenderIdentity}`)}</FactLine>
        )}
        <FactLine name={t("one.experience")}>
          {experienceLevel ? t(`experience.${experienceLevel}`) : t("one.unsaid")}
        </FactLine>
        <FactLine name={t("one.qualification")}>
          {qualification ? t(`qualification.${qualification}`) : t("one.unsaid")}
        </FactLine>
      </dl>
    </Panel>
  );
}
