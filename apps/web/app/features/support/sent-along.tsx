import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import styles from "./ask.module.css";
import type { Asking } from "./own-support.server.ts";

const FACTS = ["page", "browser", "version"] as const;

/** What helps us to look for a fault: shown as it is sent, and sent only where the person lets it. */
export function SentAlong({ shown }: Pick<Asking, "shown">) {
  const { t } = useTranslation("support");
  const facts = FACTS.filter((key) => shown[key]);
  if (facts.length === 0) return null;
  return (
    <fieldset className={styles.along}>
      <legend>{t("along.title")}</legend>
      <dl>
        {facts.map((key) => (
          <div key={key}>
            <dt>{t(`along.${key}`)}</dt>
            <dd>
              {shown[key]}
              <input type="hidden" name={`shown.${key}`} value={shown[key]} />
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox name="withContext" label={t("along.send")} help={t("along.why")} optional defaultChecked />
    </fieldset>
  );
}
