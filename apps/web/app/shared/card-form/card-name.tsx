import { formatLastFour } from "../../platform/i18n/format.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./card-name.module.css";

const NAMES: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  unionpay: "UnionPay",
  cartes_bancaires: "Cartes Bancaires",
  eftpos_au: "eftpos",
  girocard: "girocard",
};

/** A card brand as people write it; null for an unknown one. */
const brandName = (brand: string): string | null => NAMES[brand] ?? null;

type Card = { brand: string; lastFour: string };

/** "Visa •••• 4242"; screen readers get "Visa ending in 4242". */
export function CardName({ brand, lastFour }: Card) {
  const spoken = useSpokenCard({ brand, lastFour });
  const { t } = useTranslation("common");
  return (
    <span className={styles.card}>
      <span aria-hidden="true">
        {brandName(brand) ?? t("card")} {formatLastFour(lastFour)}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}

/** "Visa ending in 4242", for button names. */
export function useSpokenCard({ brand, lastFour }: Card): string {
  const { t } = useTranslation("common");
  return `${brandName(brand) ?? t("card")} ${t("cardEnding")} ${lastFour}`;
}
