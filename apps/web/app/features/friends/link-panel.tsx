import type { Friends } from "@aufwind/contract/friends";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { LinkField } from "../../ui/link-field.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./friends.module.css";

const STEPS = ["send", "come", "earn", "use"] as const;

/** The own link, and what it does. */
export function LinkPanel({ friends }: { friends: Friends }) {
  const { t } = useTranslation("friends");
  const told = { money: formatMoney(useLocale(), friends.creditCents), most: friends.mostCredited };
  return (
    <Panel title={t("link.title")}>
      <LinkField id="friend-link" label={t("link.label")} url={friends.url} copy={t("link.copy")} />
      <ol className={styles.how}>
        {STEPS.map((step) => (
          <li key={step}>{t(`how.${step}`, told)}</li>
        ))}
      </ol>
      <p className={styles.quiet}>{t("how.limits", told)}</p>
    </Panel>
  );
}
