import { PageLink } from "../../platform/locale.tsx";
import type { MemberPage } from "../../platform/pages.ts";
import { useTranslation } from "../../platform/use-translation.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./quick-links.module.css";

const LINKS = [
  { key: "profile", page: "coachProfile", icon: "user" },
  { key: "slots", page: "coachPreview", icon: "calendar" },
  { key: "exceptions", page: "coachExceptions", icon: "sun" },
  { key: "consultations", page: "coachConsultations", icon: "video" },
] as const satisfies { key: string; page: MemberPage; icon: IconName }[];

/** What a coach does most often. */
export function QuickLinks() {
  const { t } = useTranslation("publication");
  return (
    <Panel title={t("quick.title")}>
      <ul className={styles.links}>
        {LINKS.map(({ key, page, icon }) => (
          <li key={key}>
            <PageLink to={page}>
              <Icon name={icon} />
              <span>
                <b>{t(`quick.${key}.title`)}</b>
                <span>{t(`quick.${key}.text`)}</span>
              </span>
              <Icon name="chevronRight" />
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
