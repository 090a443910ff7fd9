import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import factRows from "../../shared/facts/fact-rows.module.css";
import { FactLine } from "../../ui/fact-line.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./account-card.module.css";

const TERMS = ["fee", "own", "marketing", "minimum", "discovery", "cancellation", "payout", "notice"] as const;

/** The figures of the terms between a coach and us. */
export function CoachTerms() {
  const { t } = useTranslation("settings");
  return (
    <Panel title={t("terms.title")} aside={<PageLink to="terms">{t("terms.all")}</PageLink>}>
      <p>{t("terms.lead")}</p>
      <dl className={`${factRows.lined} ${styles.facts}`}>
        {TERMS.map((key) => (
          <FactLine key={key} name={t(`terms.${key}.what`)}>
            {t(`terms.${key}.rule`)}
          </FactLine>
        ))}
      </dl>
    </Panel>
  );
}
