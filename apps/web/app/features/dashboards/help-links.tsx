import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { PageKey } from "../../platform/pages/pages.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./help-links.module.css";

const LINKS = [
  { key: "center", page: "help", icon: "info" },
  { key: "support", page: "helpContact", icon: "mail" },
  { key: "tips", page: "marketingTips", icon: "star" },
  { key: "conduct", page: "conduct", icon: "shield" },
  { key: "terms", page: "terms", icon: "file" },
] as const satisfies { key: string; page: PageKey; icon: IconName }[];

/** Help, contact and legal links for coaches. */
export function HelpLinks() {
  const { t } = useTranslation("dashboards");
  return (
    <Section title={t("help.title")} id="help">
      <ul className={styles.links}>
        {LINKS.map(({ key, page, icon }) => (
          <li key={key}>
            <PageLink to={page}>
              <Icon name={icon} />
              <b>{t(`help.${key}.title`)}</b>
              <span>{t(`help.${key}.text`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
