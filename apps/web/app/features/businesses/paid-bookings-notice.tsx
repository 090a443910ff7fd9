import type { PaidBookingsAnswer } from "@aufwind/contract/businesses";
import type { TraderFact } from "@aufwind/rules/businesses";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/notices.tsx";
import styles from "./business.module.css";

/** Where each fact is stated on the page. */
const PLACES: Record<Exclude<TraderFact, "name">, string> = {
  address: "business",
  phone: "company",
  email: "company",
  register: "register",
  certification: "certification",
  vatStatus: "vat",
  taxNumber: "vat",
};

/** What has to be stated before clients can pay for an appointment, each with the way to its place. */
export function PaidBookingsNotice({ paidBookings: { missing, dueAt } }: { paidBookings: PaidBookingsAnswer }) {
  const { t } = useTranslation("businesses");
  const locale = useLocale();
  if (missing.length === 0) return null;
  return (
    <Note icon="alert">
      <p>
        <strong>{t("missing.title")}</strong>{" "}
        {dueAt ? t("missing.until", { day: formatDate(locale, dueAt) }) : t("missing.closed")}
      </p>
      <ul className={styles.missing}>
        {missing.map((fact) => (
          <li key={fact}>
            {fact === "name" ? (
              <PageLink to="account">{t(`businesses-facts:facts.${fact}`)}</PageLink>
            ) : (
              <a href={`#${PLACES[fact]}`}>{t(`businesses-facts:facts.${fact}`)}</a>
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}
