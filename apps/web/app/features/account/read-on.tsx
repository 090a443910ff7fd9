import { useTranslation } from "../../platform/use-translation.ts";
import { LinkList } from "../../ui/link-list.tsx";
import { Panel } from "../../ui/panel.tsx";

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
  const entries = LINKS[area].map(({ page, icon }) => ({
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
