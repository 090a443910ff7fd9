import { formatMoney } from "../platform/i18n/format.ts";
import { useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import styles from "./credit-note.module.css";

type When = "ahead" | "done" | "back";
type CreditNoteProps = {
  wholeCents: number;
  creditCents: number;
  giftCents: number;
  /** To be charged, paid, or refunded. */
  when?: When;
};

/** What gift cards and a credit pay of a price, and what is left for the card; nothing without them. */
export function CreditNote({ wholeCents, creditCents, giftCents, when = "ahead" }: CreditNoteProps) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  if (creditCents <= 0 && giftCents <= 0) return null;
  const money = {
    gift: formatMoney(locale, giftCents),
    credit: formatMoney(locale, creditCents),
    card: formatMoney(locale, wholeCents - giftCents - creditCents),
  };
  return <small className={styles.note}>{t(sentenceOf({ wholeCents, creditCents, giftCents, when }), money)}</small>;
}

function sentenceOf({ wholeCents, creditCents, giftCents, when }: Required<CreditNoteProps>) {
  if (giftCents <= 0) return `credit.${when}` as const;
  if (creditCents > 0) return when === "back" ? "gift.bothBack" : "gift.both";
  if (giftCents < wholeCents || when === "back") return `gift.${when}` as const;
  return when === "done" ? "gift.wholeDone" : "gift.wholeAhead";
}
