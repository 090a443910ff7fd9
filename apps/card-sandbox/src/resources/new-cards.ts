import { createHash } from "node:crypto";
import type { Kinds } from "../books/kinds.ts";
import { add, insideOf, newId } from "../books/objects.ts";
import { cardError } from "../card-error.ts";
import { type Decline, isCardNumber, type TestCard, testCard } from "../cards.ts";
import type { Desk } from "../desk.ts";
import { Refusal } from "../refusal.ts";

type PaymentMethod = Kinds["payment_method"];
type Owner = PaymentMethod["billing_details"];
type TypedCard = { number: string; exp_month: number; exp_year: number; cvc: string };

/** The card behind a payment method; only numbers of the table are stored. */
export function cardOf(desk: Desk, id: string): TestCard & { isSetUp: boolean } {
  const { number, isSetUp } = insideOf(desk, "payment_method", id);
  return { ...(testCard(number) ?? { number, brand: "visa" }), isSetUp };
}

/** Errors of a card before any bank is asked. */
function typingError(desk: Desk, { number, exp_month, exp_year, cvc }: TypedCard): Decline | undefined {
  if (!isCardNumber(number)) return { code: "incorrect_number" };
  const today = new Date(desk.now() * 1000);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
  if (exp_month < 1 || exp_month > 12) return { code: "invalid_expiry_month" };
  if (exp_year < year || exp_year > year + 50) return { code: "invalid_expiry_year" };
  if (exp_year === year && exp_month < month) return { code: "invalid_expiry_month" };
  if (!/^\d{3}$/.test(cvc)) return { code: "invalid_cvc" };
  return testCard(number) ? undefined : { code: "card_declined", decline_code: "test_mode_live_card" };
}

const fingerprintOf = (number: string) => createHash("sha256").update(number).digest("hex").slice(0, 16);

/** A payment method for a typed card. */
export function createCard(desk: Desk, typed: TypedCard, owner: Partial<Owner>): PaymentMethod {
  const { number } = typed;
  const exp_year = typed.exp_year < 100 ? 2000 + typed.exp_year : typed.exp_year;
  const error = typingError(desk, { ...typed, exp_year });
  if (error) throw new Refusal(402, cardError(error, desk.locale));
  return keepCard(desk, { number, exp_month: typed.exp_month, exp_year }, owner);
}

type Kept = Omit<TypedCard, "cvc">;

export function keepCard(desk: Desk, { number, exp_month, exp_year }: Kept, owner: Partial<Owner> = {}): PaymentMethod {
  const brand = testCard(number)?.brand ?? "visa";
  const body: PaymentMethod = {
    id: newId("payment_method"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null, ...owner },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "DE",
      display_brand: brand,
      exp_month,
      exp_year,
      fingerprint: fingerprintOf(number),
      funding: "credit",
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: desk.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
  return add(desk, "payment_method", body, { number, isSetUp: false, isUsed: false });
}
