/** Hundredths of a percent: 19 % is 1,900. */
export type BasisPoints = number;

/** Basis points of an amount in cents, rounded once, half a cent away from zero. */
export function shareOf(cents: number, basisPoints: BasisPoints): number {
  const exact = Math.abs(cents) * basisPoints;
  return Math.sign(cents) * Math.floor((exact + 5000) / 10_000);
}

export const VAT: BasisPoints = 1900;
/** Of the net price, for a client whom the platform brought. */
export const PLATFORM_FEE: BasisPoints = 1900;
/** Of the net price, for the coach's own client in the first three months. */
export const EXISTING_CLIENT_FEE: BasisPoints = 1200;
/** Once per new client, with the first paid appointment. */
export const MARKETING_FEE_CENTS = 2900;

export const VAT_STATUSES = ["regular", "small"] as const;
/** `small` adds no VAT, under § 19 UStG. */
export type VatStatus = (typeof VAT_STATUSES)[number];

/** The VAT status: regular by default. */
export const vatStatusOf = (said: string | undefined): VatStatus => (said === "small" ? "small" : "regular");

/** The VAT that a coach adds to a net price. */
const vatOn = (netCents: number, status: VatStatus): number => (status === "small" ? 0 : shareOf(netCents, VAT));

/** What a client sees and pays. */
export const grossOf = (netCents: number, status: VatStatus): number => netCents + vatOn(netCents, status);

/**
 * The coach's part of a late cancellation or no show: everything that the client's card paid, without a fee. A credit
 * pays for none of it, so the net is derived from what was paid, and equals the price's own net if all of it was.
 */
export function letDownEarnings(paidCents: number, status: VatStatus) {
  const netCents = status === "small" ? paidCents : Math.round((paidCents * 10_000) / (10_000 + VAT));
  const none = { feeCents: 0, marketingCents: 0, feeVatCents: 0 };
  return { netCents, vatCents: paidCents - netCents, grossCents: paidCents, ...none, arrivesCents: paidCents };
}

type Sale = { netCents: number; status: VatStatus; fee: BasisPoints; marketing: boolean };

/** The amounts of a paid appointment: what the client pays, the platform's fees with VAT, what arrives. */
export function earningsOf({ netCents, status, fee, marketing }: Sale) {
  const vatCents = vatOn(netCents, status);
  const feeCents = shareOf(netCents, fee);
  const marketingCents = marketing ? MARKETING_FEE_CENTS : 0;
  const feeVatCents = shareOf(feeCents + marketingCents, VAT);
  const grossCents = netCents + vatCents;
  const arrivesCents = grossCents - feeCents - marketingCents - feeVatCents;
  return { grossCents, vatCents, feeCents, marketingCents, feeVatCents, arrivesCents };
}

/** "95", "95,5", "95,-", "1.250,00 €", "1,250.00": euros with at most two digits after the last separator. */
const TYPED = /^([1-9]\d{0,2}(?:[.\s'’]\d{3})+|[1-9]\d{0,2}(?:,\d{3})+(?=\.)|\d+)(?:[.,](\d{1,2}))?$/u;

/** The cents of an amount typed in German or English; undefined if invalid. */
export function centsOf(typed: string): number | undefined {
  const bare = typed.replaceAll(/[€\u00a0\u202f]|\beuros?\b|\beur\b/giu, " ").trim();
  const plain = bare.replace(/[.,][-–—]{1,2}$/u, "");
  const parts = TYPED.exec(plain);
  if (!parts) return undefined;
  const euros = Number((parts[1] ?? "").replaceAll(/\D/g, ""));
  const cents = euros * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(cents) ? cents : undefined;
}
