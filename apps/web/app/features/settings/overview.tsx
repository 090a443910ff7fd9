import type { User } from "@aufwind/contract/accounts";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Initials } from "../../ui/avatar.tsx";
import { LinkList } from "../../ui/links.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import accountCardStyles from "./account-card.module.css";
import styles from "./overview.module.css";

const LINKS = [
  { page: "faqClients", icon: "info" },
  { page: "blog", icon: "heart" },
  { page: "contact", icon: "mail" },
] as const;

/** Links for new members. */
function ReadOn() {
  const { t } = useTranslation("settings");
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

type OverviewProps = {
  area: "client";
  user: AccountFacts;
  /** First: appointments, and suggested coaches. */
  practice?: React.ReactNode;
  /** The account's protection. */
  glance: React.ReactNode;
};

/** The first page after logging in: the present state. */
export function Overview({ area, user, practice, glance }: OverviewProps) {
  const { t } = useTranslation("settings");
  return (
    <>
      <PageHeader title={t("overview.title", { firstName: user.firstName })} lead={t(`overview.lead.${area}`)} />
      {practice}
      {glance}
      <div className={styles.columns}>
        <AccountCard {...user} />
        <ReadOn />
      </div>
    </>
  );
}

/** The part of the person's data that this page shows. */
export const toAccountFacts = (user: User): AccountFacts => ({
  name: user.name,
  firstName: user.firstName,
  email: user.email,
  userType: user.userType,
  companyName: user.companyName,
  vatNumber: user.vatNumber,
  locale: user.locale,
  createdAt: user.createdAt,
});

type AccountFacts = Pick<
  User,
  "name" | "firstName" | "email" | "userType" | "companyName" | "vatNumber" | "locale" | "createdAt"
>;

/** What we know about the person, in their words. */
function AccountCard({ name, email, userType, companyName, vatNumber, locale, createdAt }: AccountFacts) {
  const { t } = useTranslation("settings");
  const reader = useLocale();
  const facts = [
    ["email", email],
    ["company", companyName],
    ["vat", vatNumber],
    ["locale", t(`languages.${locale}`)],
    ["since", formatDate(reader, createdAt)],
  ] as const;
  return (
    <Panel title={t("card.title")} aside={<PageLink to="account">{t("card.change")}</PageLink>}>
      <div className={accountCardStyles.who}>
        <Initials name={name} large />
        <p>
          <strong>{name}</strong>
          <span>{t(`roles.${userType}`)}</span>
        </p>
      </div>
      <dl className={accountCardStyles.facts}>
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(`card.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  );
}
