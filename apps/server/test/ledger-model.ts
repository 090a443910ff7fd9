import { LEAST_CHARGE_CENTS } from "@aufwind/rules/friends";
import { grossOf } from "@aufwind/rules/money";
import type { EarningKind } from "@aufwind/rules/payments/charge-plan";
import { adjustmentOf } from "@aufwind/rules/statements-adjustments";
import fc from "fast-check";
import { recordAdjustment, recordEarning, reverseEarning } from "../src/features/earnings/commands.ts";
import { knownEarning } from "../src/features/earnings/queries.ts";
import { postEntries } from "../src/features/ledger/commands.ts";
import { bookDispute, bookPaid, bookRefund, bookTransfer } from "../src/features/payments/postings.ts";
import type { Tx } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";

type Move =
  | "pay"
  | "earn"
  | "waive"
  | "correct"
  | "refund"
  | "refundFails"
  | "transfer"
  | "dispute"
  | "win"
  | "lose"
  | "payOut";
/** Balances; earnings are one sum here, however they are split. */
export type Accounts = Record<
  | "provider"
  | "bank"
  | "disputed"
  | "prepaid"
  | "shared"
  | "owed_back"
  | "promotions"
  | "gift_cards"
  | "packages"
  | "breakage",
  number
>;
export const NOTHING: Accounts = {
  provider: 0,
  bank: 0,
  disputed: 0,
  prepaid: 0,
  shared: 0,
  owed_back: 0,
  promotions: 0,
  gift_cards: 0,
  packages: 0,
  breakage: 0,
};

const number = fc.nat(1_000_000);
export const histories = (count: number) =>
  fc.array(
    fc.record({
      netCents: fc.integer({ min: 1500, max: 60_000 }),
      isSmall: fc.boolean(),
      // None, a welcome, or what the team granted out of goodwill: any amount.
      creditCents: fc.oneof(fc.constantFrom(0, 1000), fc.integer({ min: 1, max: 1400 })),
      // None, a part, or more than any price here: then the card pays only what the provider can charge.
      giftCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 80_000 })),
      // Booked from a package, which pays all of it.
      isPackage: fc.constantFrom(true, false, false, false),
      who: number,
      kind: fc.constantFrom<EarningKind>("completed", "cancelled_late", "no_show"),
      moves: fc.array(number, { minLength: 1, maxLength: 7 }),
    }),
    { minLength: count, maxLength: count },
  );
export type History = ReturnType<typeof histories> extends fc.Arbitrary<(infer One)[]> ? One : never;

/** One appointment's money: what has happened, and the expected balances after each posting. */
export type Run = { id: string; coachId: string; clientId: string; history: History; did: Move[]; stood: Accounts[] };

function possible({ did, history }: Run): Move[] {
  const has = (...moves: Move[]) => moves.some((move) => did.includes(move));
  if (!has("pay")) return ["pay"];
  if (has("refundFails")) return has("transfer") ? [] : ["transfer"];
  // What goes back to a package is sent to nobody, and no bank takes it from there.
  if (has("refund")) return history.isPackage ? [] : ["refundFails"];
  const payOut: Move[] = has("earn") && !has("lose", "payOut") ? ["payOut"] : [];
  if (has("lose")) return payOut;
  if (has("dispute") && !has("win")) return ["win", "lose", ...payOut];
  const dispute: Move[] = has("dispute") || history.isPackage ? [] : ["dispute", "dispute"];
  const waive: Move[] = has("earn") && !has("waive") && history.kind === "completed" ? ["waive"] : [];
  return has("earn") ? [...dispute, ...payOut, ...waive, "correct"] : ["earn", "refund", "refund", ...dispute];
}

/** Plays one history with the real commands; some are repeated, which changes nothing. */
export async function live(tx: Tx, platform: Platform, run: Run): Promise<void> {
  for (const drawn of run.history.moves) {
    const last = run.did.at(-1);
    if (last && drawn % 6 === 0) await book(tx, platform, { run, move: last });
    const moves = possible(run);
    const move = moves[drawn % moves.length];
    if (!move) return;
    run.did.push(move);
    await book(tx, platform, { run, move });
    for (const moved of movesOf(run, move)) {
      const stood = run.stood.at(-1) ?? NOTHING;
      run.stood.push({ ...stood, ...Object.fromEntries(moved.map(([to, cents]) => [to, stood[to] + cents])) });
    }
  }
}

const grossOfRun = ({ history: { netCents, isSmall } }: Run) => grossOf(netCents, isSmall ? "small" : "regular");
/** Less than any coach keeps. */
const PAYOUT = 100;

async function book(tx: Tx, platform: Platform, { run, move }: { run: Run; move: Move }): Promise<void> {
  const { id, history } = run;
  const now = platform.clock.now();
  const { cardCents, giftCents, packageCents, creditCents } = meansOf(run);
  const by = { amountCents: cardCents, giftCents, packageCents };
  const of = { id, ...by, creditCents: isLetDown(run, move) ? 0 : creditCents, now };
  const priceCents = cardCents + giftCents + packageCents + creditCents;
  const sent = { id, appointment_id: id, amount_cents: cardCents, gift_cents: giftCents, package_cents: packageCents };
  const refund = { ...sent, price_cents: priceCents };
  const dispute = {
    id,
    amountCents: cardCents,
    disputeId: `dp_${id}`,
    giftCents,
    leftCents: cardCents + giftCents + of.creditCents,
    owedBackCents: 0,
    now,
  };
  switch (move) {
    case "pay":
      return void (await bookPaid(tx, of));
    case "refund":
      return bookRefund(tx, { refund, isFailed: false, now });
    case "refundFails":
      return bookRefund(tx, { refund, isFailed: true, now });
    case "transfer":
      return void (await bookTransfer(tx, { refund, posting: { appointmentId: id } }, now));
    case "waive":
      return waive(tx, { run, now });
    case "correct":
      return correct(tx, { run, now });
    case "dispute":
      return bookDispute(tx, { ...dispute, status: "open" });
    case "win":
      return bookDispute(tx, { ...dispute, status: "won" });
    case "lose":
      await reverseEarning(tx, platform, { appointmentId: id, now });
      return bookDispute(tx, { ...dispute, status: "lost" });
    case "earn":
      return recordEarning(tx, platform, { sold: soldOf(run, now), paid: paidOf(run), kind: history.kind, now });
    case "payOut":
      return void (await postEntries(tx, { ...payOut(run), key: `paid-out:${id}`, at: now }));
  }
}

/** All fees go back to the coach; a second time nothing is left of them. */
async function waive(tx: Tx, { run: { id, coachId, clientId }, now }: { run: Run; now: Date }): Promise<void> {
  const known = await knownEarning(tx, id);
  if (!known || known.earning.feeCents + known.earning.marketingCents === 0) return;
  const { feeCents, marketingCents } = known.earning;
  const adjustment = adjustmentOf({ feeCents, marketingCents, otherCents: 0 });
  const waived = { appointmentId: id, clientId };
  await recordAdjustment(tx, { coachId, adjustment, correctsId: undefined, waived, reason: "Kulanz", now });
}

/** A statement was wrong: fees come back, and an amount is given or taken besides them. No appointment has a part in it. */
async function correct(tx: Tx, { run: { coachId, history }, now }: { run: Run; now: Date }): Promise<void> {
  const adjustment = adjustmentOf({ feeCents: history.who % 700, otherCents: (history.netCents % 1000) - 500 });
  await recordAdjustment(tx, { coachId, adjustment, correctsId: undefined, waived: undefined, reason: "Irrtum", now });
}

/** A package pays alone; else a gift card pays first, then a credit, then the card. */
function meansOf(run: Run) {
  const gross = grossOfRun(run);
  if (run.history.isPackage) return { cardCents: 0, giftCents: 0, packageCents: gross, creditCents: 0 };
  const { creditCents } = run.history;
  const giftCents = Math.min(run.history.giftCents, gross - creditCents - LEAST_CHARGE_CENTS);
  return { cardCents: gross - giftCents - creditCents, giftCents, packageCents: 0, creditCents };
}

const paidOf = (run: Run) => {
  const { cardCents, giftCents, packageCents, creditCents } = meansOf(run);
  return { paidCents: cardCents + giftCents + packageCents, creditCents };
};

/** Whether the credit was released, because nothing took place. */
const isLetDown = ({ did, history }: Run, move: Move) =>
  move !== "earn" && did.includes("earn") && history.kind !== "completed";

const soldOf = ({ id, coachId, clientId, history }: Run, now: Date) => ({
  id,
  coach_id: coachId,
  client_id: clientId,
  starts_at: now,
  net_cents: history.netCents,
  vat_status: history.isSmall ? "small" : "regular",
});

const payOut = ({ id, coachId }: Run) => ({
  kind: "paid_out" as const,
  appointmentId: id,
  entries: [
    { account: "coach" as const, coachId, amountCents: PAYOUT },
    { account: "provider" as const, amountCents: -PAYOUT },
  ],
});

type Moved = [account: keyof Accounts, cents: number][];

/** The expected balance changes of a step, posting by posting. */
function movesOf(run: Run, move: Move): Moved[] {
  const gross = grossOfRun(run);
  const { cardCents: card, giftCents: gift, packageCents: pack, creditCents: credit } = meansOf(run);
  // A late cancellation or no show is worth what the client paid; a credit pays only for what took place.
  const earned = run.history.kind === "completed" ? gross : card + gift + pack;
  const borne = isLetDown(run, move) ? 0 : credit;
  const between = (from: keyof Accounts, to: keyof Accounts, cents: number): Moved => [
    [from, -cents],
    [to, cents],
  ];
  switch (move) {
    case "pay":
      return [
        [
          ["prepaid", -gross],
          ["provider", card],
          ["gift_cards", gift],
          ["packages", pack],
          ["promotions", credit],
        ],
      ];
    case "refund":
      return [
        [
          ["prepaid", gross],
          ["provider", -card],
          ["gift_cards", -gift],
          ["packages", -pack],
          ["promotions", -credit],
        ],
      ];
    case "refundFails":
      return [between("owed_back", "provider", card)];
    case "transfer":
      return [between("bank", "owed_back", card)];
    case "correct":
      return [];
    case "waive":
      // Between coach and fees, which are one sum here.
      return [[]];
    case "dispute":
      return [between("provider", "disputed", card)];
    case "win":
      return [between("disputed", "provider", card)];
    case "lose":
      return [
        ...(run.did.includes("earn") ? [between("prepaid", "shared", earned)] : []),
        [
          ["disputed", -card],
          ["promotions", -borne],
          ["gift_cards", -gift],
          ["prepaid", card + gift + borne],
        ],
      ];
    case "earn":
      return [
        [
          ["shared", -earned],
          ["promotions", earned - gross],
          ["prepaid", gross],
        ],
      ];
    case "payOut":
      return [between("provider", "shared", PAYOUT)];
  }
}
