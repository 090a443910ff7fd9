import { PageLink } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./read-on.module.css";

const LINKS = {
  client: [
    { page: "faqClients", icon: "info" },
    { page: "blog", icon: "heart" },
    { page: "contact", icon: "mail" },
  ],
  coach: [
    { page: "faqCoaches", icon: "info" },
    { page: "faqClients", icon: "user" },
    { page: "contact", icon: "mail" },
  ],
} as const;

/** Where the answers are that somebody new looks for. */
export function ReadOn({ area }: { area: keyof typeof LINKS }) {
  const { t } = useTranslation("account");
  return (
    <Panel title={t("readOn.title")}>
      <ul className={styles.links}>
        {LINKS[area].map(({ page, icon }) => (
          <li key={page}>
            <PageLink to={page}>
              <Icon name={icon} />
              <span>
                <b>{t(`readOn.${page}.title`)}</b>
                <span>{t(`readOn.${page}.text`)}</span>
              </span>
              <Icon name="chevronRight" />
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
