import type { Acquaintance } from "@aufwind/contract/appointments-acquaintance";
import type { OfferToBuy } from "@aufwind/contract/coaching-packages";
import type { Payment } from "@aufwind/contract/payments";
import {
  instalmentDueAt,
  instalmentsOf,
  mostInstalments,
  packageGross,
  packageValidUntil,
} from "@aufwind/rules/coaching-packages";
import type { Locale } from "@aufwind/rules/locale";
import { vatStatusOf } from "@aufwind/rules/money";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { expectActive } from "../accounts/queries.ts";
import { agreeByBooking } from "../legal-texts/commands.ts";
import { defaultCardOf, hasPaymentMethod } from "../payment-methods/store.ts";
import { chargePayment } from "./instalments.ts";
import { findOffer, type OfferRow, wasOffered } from "./offer-store.ts";
import * as orders from "./purchase-store.ts";
import { isShown, presentOffer } from "./queries.ts";
import { findPayments, findPurchase, type PaymentRow } from "./store.ts";

type Pair = { coachId: string; clientId: string };
/** What a client may book with a coach is the appointments' to say. */
export type AskAcquaintance = (platform: Platform, pair: Pair) => Promise<Acquaintance>;

type Looking = { id: string; clientId: string; ask: AskAcquaintance };

/** An offer that this client can buy: whoever may book the consultation with the coach. */
async function offerFor(platform: Platform, { id, clientId, ask }: Looking): Promise<OfferRow> {
  const offer = await findOffer(platform.database, id);
  if (!offer || !isShown(offer))
    throw new Problem((await wasOffered(platform.database, id)) ? "packageGone" : "notFound");
  const known = await ask(platform, { coachId: offer.coach_id, clientId });
  if (known.open.includes(offer.consultation as "standard")) return offer;
  const isIntroduced = known.relation === "existing" || known.discovery !== null;
  throw new Problem(isIntroduced ? "paidBookingsClosed" : "discoveryFirst");
}

const priceOf = ({ net_cents, size, vat_status }: OfferRow) => {
  const vatStatus = vatStatusOf(vat_status ?? undefined);
  return { vatStatus, grossCents: packageGross({ netCents: net_cents, size, vatStatus }) };
};

/** Everything that a client reads before buying. */
export async function readOffer(platform: Platform, looking: Looking): Promise<OfferToBuy> {
  const { database, clock } = platform;
  const now = clock.now();
  const offer = await offerFor(platform, looking);
  const { vatStatus, grossCents } = priceOf(offer);
  const pair = { coachId: offer.coach_id, clientId: looking.clientId };
  const { coachName, slug } = await orders.findPeople(database, pair);
  const card = (await hasPaymentMethod(database, pair.clientId, now))
    ? await defaultCardOf(database, pair.clientId)
    : undefined;
  return {
    offer: presentOffer(offer),
    coach: { id: offer.coach_id, name: coachName, slug },
    vatStatus,
    validUntil: packageValidUntil(now.getTime(), offer.months),
    plans: Array.from({ length: mostInstalments(offer.months) }, (_, more) =>
      instalmentsOf(grossCents, more + 1).map((cents, place) => ({
        cents,
        at: new Date(instalmentDueAt(now.getTime(), place)).toISOString(),
      })),
    ),
    card: card ? { lastFour: card.last_four } : null,
  };
}

type Buying = Looking & {
  orderId: string;
  instalments: number;
  feeCents: number;
  termsVersion?: string | undefined;
  locale: Locale;
};

/** Orders a package and charges its first payment while the client is there; only what is paid is bought. */
export async function buy(platform: Platform, buying: Buying): Promise<{ id: string; payment: Payment }> {
  const sent = await findPurchase(platform.database, buying.orderId);
  if (sent && sent.client_id !== buying.clientId) throw new Problem("notFound");
  if (sent && sent.status !== "ordered") return { id: sent.id, payment: { status: "paid" } };
  const offer = await offerFor(platform, buying);
  const now = platform.clock.now();
  if (priceOf(offer).grossCents !== buying.feeCents) throw new Problem("feeChanged");
  if (buying.instalments > mostInstalments(offer.months))
    throw new Problem("invalidFields", { errors: [{ field: "instalments", code: "invalid", params: {} }] });
  if (!(await hasPaymentMethod(platform.database, buying.clientId, now))) throw new Problem("noPaymentMethod");
  const id = await transact(platform.database, (tx) => order(tx, platform, { ...buying, offer, now }));
  const [first] = await findPayments(platform.database, id);
  if (!first) throw new Error("a package has no payment");
  return { id, payment: await chargePresent(platform, first) };
}

/** Charges a payment while the client is there; if a worker has it at this moment, the page asks again. */
export async function chargePresent(platform: Platform, { id, status }: PaymentRow): Promise<Payment> {
  if (status === "paid") return { status: "paid" };
  const isLeased = await orders.leaseOne(platform.database, { id, now: platform.clock.now() });
  return isLeased ? chargePayment(platform, { id, isPresent: true }) : { status: "processing" };
}

type Ordering = Buying & { offer: OfferRow; now: Date };

/** Keeps the order with its payments, or goes on with one whose payment is on its way. */
async function order(tx: Tx, platform: Platform, { offer, clientId, locale, now, ...wanted }: Ordering) {
  await expectActive(tx, clientId);
  const agreeing = { userId: clientId, locale, seen: wanted.termsVersion };
  const terms_version = await agreeByBooking(tx, platform, agreeing);
  const known = await orders.lockOrder(tx, { clientId, packageId: offer.id });
  if (known) {
    const [first] = await findPayments(tx, known.id);
    if (first?.sent_at || first?.status === "authentication") return known.id;
    // It was declined, or nobody sent it: ordered anew, as it is wanted now.
    await orders.deleteOrder(tx, known.id);
  }
  const { vatStatus, grossCents } = priceOf(offer);
  const id = await orders.insertPurchase(tx, {
    id: wanted.orderId,
    package_id: offer.id,
    coach_id: offer.coach_id,
    client_id: clientId,
    consultation: offer.consultation,
    duration_minutes: offer.duration_minutes,
    size: offer.size,
    months: offer.months,
    net_cents: offer.net_cents,
    gross_cents: grossCents,
    vat_status: vatStatus,
    terms_version,
    locale,
    ordered_at: now,
  });
  if (!id) return orderedMeanwhile(tx, { clientId, packageId: offer.id, orderId: wanted.orderId });
  const amounts = instalmentsOf(grossCents, wanted.instalments);
  await orders.insertPayments(
    tx,
    amounts.map((amount_cents, place) => {
      const planned_at = new Date(instalmentDueAt(now.getTime(), place));
      return { purchase_id: id, place: place + 1, amount_cents, planned_at };
    }),
  );
  return id;
}

type Meanwhile = { clientId: string; packageId: string; orderId: string };

/** The same order was faster, or another one of the same package in another window: it is gone on with. */
async function orderedMeanwhile(tx: Tx, { orderId, ...wanted }: Meanwhile): Promise<string> {
  const found = (await findPurchase(tx, orderId)) ?? (await orders.lockOrder(tx, wanted));
  if (!found) throw new Problem("packageGone");
  return found.id;
}
