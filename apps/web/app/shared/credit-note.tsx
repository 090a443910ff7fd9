import { formatMoney } from "../platform/i18n/format.ts";
import { useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import styles from "./credit-note.module.css";

type CreditNoteProps = {
  wholeCents: number;
  creditCents: number;
  /** To be charged, paid, or refunded. */
  when?: "ahead" | "done" | "back";
};

/** What a credit pays of a price, and what is left for the card; nothing without one. */
export function CreditNote({ wholeCents, creditCents, when = "ahead" }: CreditNoteProps) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  if (creditCents <= 0) return null;
  const money = { credit: formatMoney(locale, creditCents), card: formatMoney(locale, wholeCents - creditCents) };
  return <small className={styles.note}>{t(`credit.${when}`, money)}</small>;
}
