import type { OwnClient } from "@aufwind/contract/coach-clients";
import { formatDate, formatMoney, formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
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
          <Fact key={each} title={t(`one.${each}`)}>
            {formatNumber(locale, counts[each])}
          </Fact>
        ))}
      </dl>
      <dl className={styles.facts}>
        <Fact title={t("one.last")}>
          {last ? (
            <PageLink to="coachAppointment" params={{ id: last.id }}>
              {formatDate(locale, last.scheduledAt)}
            </PageLink>
          ) : (
            t("one.never")
          )}
        </Fact>
        <Fact title={t("one.earned")}>
          {formatMoney(locale, client.earnedNetCents)} <small>{t("one.earnedHelp")}</small>
        </Fact>
        <Fact title={t("one.pronoun")}>{preferredPronoun ? t(`pronouns.${preferredPronoun}`) : t("one.unsaid")}</Fact>
        {preferredGenderIdentity && <Fact title={t("one.gender")}>{t(`genders.${preferredGenderIdentity}`)}</Fact>}
        <Fact title={t("one.experience")}>
          {experienceLevel ? t(`experience.${experienceLevel}`) : t("one.unsaid")}
        </Fact>
        <Fact title={t("one.qualification")}>
          {qualification ? t(`qualification.${qualification}`) : t("one.unsaid")}
        </Fact>
      </dl>
    </Panel>
  );
}

const Fact = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);
