import type { Health } from "@aufwind/rules/system";
import { formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { Pill } from "../../ui/pill.tsx";
import type { Tile } from "./health-tiles.ts";
import styles from "./system.module.css";

const LOOKS = {
  ok: { tone: "teal", icon: "check" },
  degraded: { tone: "warn", icon: "alert" },
  down: { tone: "bad", icon: "close" },
  off: { tone: "plain", icon: "info" },
} as const satisfies Record<Health, unknown>;

/** Each part by a word, a sign and a colour, and what there is to say about it. */
export function HealthPanel({ tiles, checkedAt }: { tiles: readonly Tile[]; checkedAt: string }) {
  const { t } = useTranslation("system");
  const locale = useLocale();
  return (
    <section aria-labelledby="health">
      <div className={styles.head}>
        <h2 id="health" className={styles.title}>
          {t("health.title")}
        </h2>
        <p className={styles.lead}>{t("health.checked", { moment: formatMoment(locale, checkedAt) })}</p>
      </div>
      <ul className={styles.tiles}>
        {tiles.map(({ part, state, notes }) => (
          <li key={part} data-state={state}>
            <div className={styles.tileHead}>
              <h3>{t(`health.parts.${part}`)}</h3>
              <Pill tone={LOOKS[state].tone}>
                <Icon name={LOOKS[state].icon} /> {t(`health.states.${state}`)}
              </Pill>
            </div>
            {notes.map(({ say, ...params }) => (
              <p key={say}>{t(`health.notes.${say}`, params)}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
