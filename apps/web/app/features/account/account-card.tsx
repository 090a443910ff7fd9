import type { User } from "@aufwind/contract/accounts";
import { formatDate } from "../../platform/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Initials } from "../../ui/initials.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./account-card.module.css";

export type AccountFacts = Pick<
  User,
  "name" | "firstName" | "email" | "userType" | "companyName" | "vatNumber" | "locale" | "createdAt"
>;

/** What we know about the person, in their words. */
export function AccountCard({ name, email, userType, companyName, vatNumber, locale, createdAt }: AccountFacts) {
  const { t } = useTranslation("account");
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
      <div className={styles.who}>
        <Initials name={name} large />
        <p>
          <strong>{name}</strong>
          <span>{t(`roles.${userType}`)}</span>
        </p>
      </div>
      <dl className={styles.facts}>
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
