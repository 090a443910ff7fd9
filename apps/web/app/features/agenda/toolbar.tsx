import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/pages/link-clicks.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import type { AgendaFacts } from "./agenda.server.ts";
import { BLOCK_LOOKS } from "./agenda-status.tsx";
import { stepView, VIEWS, viewQuery, viewTitle, weekNumber } from "./agenda-view.ts";
import blocks from "./grid/blocks.module.css";
import styles from "./toolbar.module.css";

type ToolbarProps = Pick<AgendaFacts, "shown" | "days" | "today"> & { onTimeOff: () => void };

/** Which days, and how they are shown: links, so that every view has its address. */
export function Toolbar({ shown, days, today, onTimeOff }: ToolbarProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const step = (by: 1 | -1) => (
    <PageLink
      to="coachAgenda"
      query={viewQuery(stepView(shown, by))}
      className={`${patterns.round} ${styles.arrow}`}
      data-back={by < 0 || undefined}
      aria-label={t(by < 0 ? `earlier.${shown.view}` : `later.${shown.view}`)}
    >
      <Icon name="chevronRight" />
    </PageLink>
  );
  return (
    <div className={styles.bar}>
      <PageButton to="coachAgenda" query={viewQuery({ view: shown.view, date: today })} look="ghost" small>
        {t("today")}
      </PageButton>
      <div className={styles.steps}>
        {step(-1)}
        {step(1)}
      </div>
      <h2 className={styles.title} aria-live="polite">
        {viewTitle(locale, shown, days)}
        {shown.view === "week" && <small>{t("weekNumber", { number: weekNumber(days.from) })}</small>}
      </h2>
      <nav className={styles.views} aria-label={t("views")}>
        {VIEWS.map((view) => (
          <PageLink
            key={view}
            to="coachAgenda"
            query={viewQuery({ view, date: shown.date })}
            data-view={view}
            aria-current={view === shown.view ? "true" : undefined}
          >
            {t(`view.${view}`)}
          </PageLink>
        ))}
      </nav>
      <Legend />
      <PageButton to="coachExceptions" hash="new" look="ghost" small onClick={onPlainClick(onTimeOff)}>
        <Icon name="sun" /> {t("timeOff.button")}
      </PageButton>
    </div>
  );
}

const GROUNDS = ["open", "pause", "now"] as const;

/** What the colours mean, behind a button. */
function Legend() {
  const { t } = useTranslation("agenda");
  return (
    <details className={styles.legend} data-menu>
      <summary className={patterns.round} aria-label={t("legend.title")} title={t("legend.title")}>
        <Icon name="info" />
      </summary>
      <ul aria-label={t("legend.title")}>
        {BLOCK_LOOKS.map((look) => (
          <li key={look}>
            <span className={blocks.sample} data-look={look} /> {t(`looks.${look}`)}
          </li>
        ))}
        <li>
          <span className={blocks.sample} data-look="off" /> {t("off")}
        </li>
        <li>
          <span className={blocks.sample} data-look="busy" /> {t("otherCalendar")}
        </li>
        {GROUNDS.map((ground) => (
          <li key={ground}>
            <span className={styles.ground} data-ground={ground} /> {t(`legend.${ground}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
