import type { Side } from "@aufwind/rules/appointments/status";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { LinkList } from "../../ui/links.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./help-page.module.css";

const LINKS = {
  client: [
    { page: "setupTest", icon: "video" },
    { page: "conduct", icon: "heart" },
    { page: "terms", icon: "file" },
    { page: "privacy", icon: "lock" },
  ],
  coach: [
    { page: "setupTest", icon: "video" },
    { page: "marketingTips", icon: "star" },
    { page: "conduct", icon: "heart" },
    { page: "terms", icon: "file" },
  ],
} as const;

/** Help for members: questions, reading, and contact. */
export function HelpPage({ side, search }: { side: Side; search: React.ReactNode }) {
  const { t } = useTranslation("help");
  const entries = LINKS[side].map((entry) => ({
    ...entry,
    title: t(`links.${entry.page}.title`),
    text: t(`links.${entry.page}.text`),
  }));
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {search}
      <div className={styles.more}>
        <Panel title={t("read")}>
          <LinkList entries={entries} />
        </Panel>
        <Panel title={t("ask.title")}>
          <p>{t("ask.text")}</p>
          <div>
            <PageButton to="helpContact">{t("ask.button")}</PageButton>
          </div>
          <p className={styles.urgent}>{t("ask.urgent")}</p>
        </Panel>
      </div>
    </>
  );
}
