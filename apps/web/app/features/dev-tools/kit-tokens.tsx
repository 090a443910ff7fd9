import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./kit.module.css";

const COLOURS = [
  "paper",
  "card",
  "sand",
  "line",
  "control",
  "ink",
  "soft",
  "teal",
  "teal-tint",
  "apricot",
  "apricot-tint",
  "danger",
  "danger-tint",
  "success",
  "star",
];
const STEPS = ["5", "4", "3", "2", "1", "0", "-1"];

export function KitTokens() {
  const { t } = useTranslation("dev-tools");
  return (
    <>
      <h2 className={styles.heading}>{t("kit.colours")}</h2>
      <div className={styles.schemes}>
        {(["light", "dark"] as const).map((scheme) => (
          <ul key={scheme} className={`${styles[scheme]} ${styles.swatches}`}>
            {COLOURS.map((name) => (
              <li key={name}>
                <span className={styles.swatch} style={{ background: `var(--${name})` }} />
                {name}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <h2 className={styles.heading}>{t("kit.type")}</h2>
      <ul>
        {STEPS.map((step) => (
          <li key={step} className={styles.sample} style={{ fontSize: `var(--step-${step})` }}>
            {t("kit.sample")}
          </li>
        ))}
      </ul>
    </>
  );
}
