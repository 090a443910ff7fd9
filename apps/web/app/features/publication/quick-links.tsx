import type { MemberPage } from "../../platform/pages.ts";
import { useTranslation } from "../../platform/use-translation.ts";
import type { IconName } from "../../ui/icon.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import { Panel } from "../../ui/panel.tsx";

const LINKS = [
  { key: "profile", page: "coachProfile", icon: "user" },
  { key: "slots", page: "coachPreview", icon: "calendar" },
  { key: "exceptions", page: "coachExceptions", icon: "sun" },
  { key: "consultations", page: "coachConsultations", icon: "video" },
] as const satisfies { key: string; page: MemberPage; icon: IconName }[];

/** What a coach does most often. */
export function QuickLinks() {
  const { t } = useTranslation("publication");
  const entries = LINKS.map(({ key, page, icon }) => ({
    page,
    icon,
    title: t(`quick.${key}.title`),
    text: t(`quick.${key}.text`),
  }));
  return (
    <Panel title={t("quick.title")}>
      <LinkList entries={entries} />
    </Panel>
  );
}
