import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import patterns from "../../ui/patterns.module.css";
import styles from "./agenda-links.module.css";

const LINKS = [
  "coachSchedule",
  "coachConsultations",
  "coachProfile",
  "coachExceptions",
  "coachPreview",
  "coachAgendaSettings",
  "coachCalendars",
] as const;

/** What decides how the agenda looks, in one line below it. */
export function AgendaLinks() {
  const { t } = useTranslation("agenda");
  return (
    <nav className={`${styles.links} ${patterns.plainLinks}`} aria-label={t("links.title")}>
      {LINKS.map((page) => (
        <PageLink key={page} to={page} title={t(`links.${page}.text`)}>
          {t(`links.${page}.title`)}
        </PageLink>
      ))}
    </nav>
  );
}
