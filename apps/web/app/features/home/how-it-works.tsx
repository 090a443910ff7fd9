import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./how-it-works.module.css";

const STEPS = [
  { key: "meet", icon: "heart" },
  { key: "book", icon: "calendar" },
  { key: "talk", icon: "video" },
] as const satisfies { key: string; icon: IconName }[];

export function HowItWorks() {
  const { t } = useTranslation("home");
  const more = <PageLink to="faqClients">{t("how.more")}</PageLink>;
  return (
    <Section id="how" title={t("how.title")} lead={t("how.lead")} more={more}>
      <ol className={styles.steps}>
        {STEPS.map(({ key, icon }) => (
          <li key={key}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{t(`how.${key}.title`)}</h3>
            <p>{t(`how.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
