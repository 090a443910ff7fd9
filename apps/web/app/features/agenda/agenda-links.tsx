import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { LinkList } from "../../ui/links.tsx";
import { Section } from "../../ui/section.tsx";

const LINKS = [
  ["coachSchedule", "clock"],
  ["coachConsultations", "video"],
  ["coachProfile", "picture"],
  ["coachExceptions", "sun"],
  ["coachPreview", "calendar"],
  ["coachAgendaSettings", "settings"],
  ["coachCalendars", "share"],
] as const;

/** What decides how the agenda looks. */
export function AgendaLinks() {
  const { t } = useTranslation("agenda");
  const entries = LINKS.map(([page, icon]) => ({
    page,
    icon,
    title: t(`links.${page}.title`),
    text: t(`links.${page}.text`),
  }));
  return (
    <Section title={t("links.title")}>
      <LinkList entries={entries} />
    </Section>
  );
}
