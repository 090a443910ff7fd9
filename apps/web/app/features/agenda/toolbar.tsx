import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import type { AgendaFacts } from "./agenda.server.ts";
import { queryOf, shownName, stepFrom, VIEWS } from "./shown-days.ts";
import styles from "./toolbar.module.css";

type ToolbarProps = Pick<AgendaFacts, "shown" | "days" | "today">;

/** Which days, and how they are shown: links, so that every view has its address. */
export function Toolbar({ shown, days, today }: ToolbarProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const step = (by: 1 | -1) => (
    <PageLink
      to="coachAgenda"
      query={queryOf(stepFrom(shown, by))}
      className={`${patterns.round} ${styles.arrow}`}
      data-back={by < 0 || undefined}
      aria-label={t(by < 0 ? `earlier.${shown.view}` : `later.${shown.view}`)}
    >
      <Icon name="chevronRight" />
    </PageLink>
  );
  return (
    <div className={`${patterns.spread} ${styles.bar}`}>
      <div className={styles.steps}>
        {step(-1)}
        {step(1)}
        <PageLink to="coachAgenda" query={queryOf({ view: shown.view, date: today })} className={styles.today}>
          {t("today")}
        </PageLink>
        <h2 aria-live="polite">{shownName(locale, shown, days)}</h2>
      </div>
      <nav className={styles.views} aria-label={t("views")}>
        {VIEWS.map((view) => (
          <PageLink
            key={view}
            to="coachAgenda"
            query={queryOf({ view, date: shown.date })}
            aria-current={view === shown.view ? "true" : undefined}
          >
            {t(`view.${view}`)}
          </PageLink>
        ))}
      </nav>
    </div>
  );
}
