import { Form } from "react-router";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./faq-head.module.css";
import type { Audience } from "./questions.server.ts";

export function AudienceSwitch({ audience }: { audience: Audience }) {
  const { t } = useTranslation("help-faq");
  return (
    <nav className={styles.audience} aria-label={t("audience")}>
      <PageLink to="faqClients" aria-current={audience === "clients" ? "page" : undefined}>
        {t("clients")}
      </PageLink>
      <PageLink to="faqCoaches" aria-current={audience === "coaches" ? "page" : undefined}>
        {t("coaches")}
      </PageLink>
    </nav>
  );
}

type SearchFieldProps = { value: string; onType: (words: string) => void };

/** Filters while typing; without JavaScript the button asks the server. */
export function SearchField({ value, onType }: SearchFieldProps) {
  const { t } = useTranslation("help-faq");
  return (
    <search>
      <Form className={styles.search} preventScrollReset replace>
        <label className={styles.label} htmlFor="faq-search">
          {t("search")}
        </label>
        <span className={styles.field}>
          <Icon name="search" />
          <input
            id="faq-search"
            type="search"
            name="q"
            value={value}
            onChange={(event) => onType(event.currentTarget.value)}
            placeholder={t("placeholder")}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit" small>
            {t("submit")}
          </Button>
        </span>
      </Form>
    </search>
  );
}
