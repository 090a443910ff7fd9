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
export const brandName = (brand: string): string | null => NAMES[brand] ?? null;
