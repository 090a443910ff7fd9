import type { User } from "@aufwind/contract/accounts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageHead } from "../../ui/section.tsx";
import { AccountCard, type AccountFacts } from "./account-card.tsx";
import styles from "./overview.module.css";
import { ReadOn } from "./read-on.tsx";

type OverviewProps = {
  area: "client";
  user: AccountFacts;
  /** What comes first: appointments, and whom a client may choose. */
  practice?: React.ReactNode;
  /** How well the account is protected. */
  glance: React.ReactNode;
};

/** The first page after logging in: where things stand, and nothing that is not there yet. */
export function Overview({ area, user, practice, glance }: OverviewProps) {
  const { t } = useTranslation("account");
  return (
    <>
      <PageHead title={t("overview.title", { firstName: user.firstName })} lead={t(`overview.lead.${area}`)} />
      {practice}
      {glance}
      <div className={styles.columns}>
        <AccountCard {...user} />
        <ReadOn />
      </div>
    </>
  );
}

/** Of everything the API knows about the person, what this page shows. */
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
