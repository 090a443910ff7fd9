import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { LinkList } from "../../ui/link-list.tsx";
import { Panel } from "../../ui/panel.tsx";

const LINKS = [
  { page: "faqClients", icon: "info" },
  { page: "blog", icon: "heart" },
  { page: "contact", icon: "mail" },
] as const;

/** Where the answers are that somebody new looks for. */
export function ReadOn() {
  const { t } = useTranslation("account");
  const entries = LINKS.map(({ page, icon }) => ({
    page,
    icon,
    title: t(`readOn.${page}.title`),
    text: t(`readOn.${page}.text`),
  }));
  return (
    <Panel title={t("readOn.title")}>
      <LinkList entries={entries} />
    </Panel>
  );
}
