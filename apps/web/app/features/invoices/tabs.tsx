import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { InvoiceSide } from "./list.server.ts";
import styles from "./tabs.module.css";

/** Which invoices a coach's address asks for; by default those to clients. */
export const sideIn = (params: URLSearchParams): InvoiceSide =>
  params.get("side") === "received" ? "received" : "issued";

const SIDES = ["issued", "received"] as const satisfies InvoiceSide[];

/** A coach has invoices to clients and invoices from us. */
export function InvoiceTabs({ side }: { side: InvoiceSide }) {
  const { t } = useTranslation("invoices");
  return (
    <nav className={styles.tabs} aria-label={t("coach.sides")}>
      {SIDES.map((each) => (
        <PageLink
          key={each}
          to="coachInvoices"
          query={each === "issued" ? "" : `side=${each}`}
          aria-current={each === side ? "page" : undefined}
        >
          {t(`coach.${each}`)}
        </PageLink>
      ))}
    </nav>
  );
}
