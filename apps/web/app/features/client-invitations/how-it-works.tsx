import { EXISTING_CLIENT_FEE, PLATFORM_FEE } from "@aufwind/rules/money";
import { formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Panel } from "../../ui/panel.tsx";
import styles from "./own-clients.module.css";

const STEPS = ["send", "accept", "book", "fee"] as const;

/** What happens with somebody who comes by the link. */
export function HowItWorks() {
  const { t } = useTranslation("client-invitations");
  const locale = useLocale();
  const facts = {
    rate: formatNumber(locale, PLATFORM_FEE / 100),
    lower: formatNumber(locale, EXISTING_CLIENT_FEE / 100),
  };
  return (
    <Panel title={t("how.title")}>
      <ol className={styles.how}>
        {STEPS.map((step) => (
          <li key={step}>{t(`how.${step}`, facts)}</li>
        ))}
      </ol>
      <p>{t("how.only")}</p>
    </Panel>
  );
}
