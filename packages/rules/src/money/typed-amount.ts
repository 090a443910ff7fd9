/** "95", "95,5", "95,-", "1.250,00 €", "1,250.00": euros with at most two digits after the last separator. */
const TYPED = /^([1-9]\d{0,2}(?:[.\s'’]\d{3})+|[1-9]\d{0,2}(?:,\d{3})+(?=\.)|\d+)(?:[.,](\d{1,2}))?$/u;

/** The cents a person means by an amount typed in German or English; undefined where it is no amount. */
export function centsOf(typed: string): number | undefined {
  const bare = typed.replaceAll(/[€\u00a0\u202f]|\beuros?\b|\beur\b/giu, " ").trim();
  const plain = bare.replace(/[.,][-–—]{1,2}$/u, "");
  const parts = TYPED.exec(plain);
  if (!parts) return undefined;
  const euros = Number((parts[1] ?? "").replaceAll(/\D/g, ""));
  const cents = euros * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(cents) ? cents : undefined;
}
