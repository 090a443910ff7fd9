import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./coach-page.module.css";

/** Required by law: no therapy, who offers this, and how to report it. */
export function Legal({ name, provider }: Pick<ShownCoach, "name" | "provider">) {
  const { t } = useTranslation("coach-profiles-page");
  const query = String(new URLSearchParams({ subject: t("legal.subject", { name }) }));
  const facts = [
    ["name", provider.name],
    ["company", provider.companyName],
    ["address", addressOf(provider)],
    ["vat", provider.vatNumber],
  ] as const;
  return (
    <section className={styles.legal} aria-label={t("legal.label")}>
      <p>
        <Icon name="info" /> <span>{t("legal.therapy")}</span>
      </p>
      <Disclosure summary={t("legal.provider")}>
        <p>{t("legal.trader", { name })}</p>
        <dl>
          {facts.map(
            ([key, value]) =>
              value && (
                <div key={key}>
                  <dt>{t(`legal.${key}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
          <div>
            <dt>{t("legal.email")}</dt>
            <dd>
              <a href={`mailto:${provider.companyEmail}`}>{provider.companyEmail}</a>
            </dd>
          </div>
        </dl>
      </Disclosure>
      <p>
        <PageLink to="contact" query={query}>
          {t("legal.report")}
        </PageLink>
      </p>
    </section>
  );
}

const addressOf = ({ address1, address2, zipCode, city, country }: ShownCoach["provider"]) =>
  [address1, address2, `${zipCode} ${city}`, country].filter(Boolean).join(", ");
