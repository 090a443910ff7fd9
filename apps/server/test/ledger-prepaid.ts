import { grossOf } from "@aufwind/rules/money";
import fc from "fast-check";
import { bookRefund as bookCardRefund } from "../src/features/card-refunds/commands.ts";
import { recordEarning } from "../src/features/earnings/commands.ts";
import { bookExpired } from "../src/features/gift-cards/expiry.ts";
import {
  bookSale,
  bookSaleDispute,
  type PrepaidAccount,
  saleRefundPosting,
} from "../src/features/ledger/prepaid-commands.ts";
import { bookPaid, bookRefund, bookTransfer } from "../src/features/payments/postings.ts";
import type { Tx } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";
import { type Accounts, NOTHING } from "./ledger-model.ts";

const number = fc.nat(1_000_000);

/** A package in up to three instalments, or a gift card; what it is used for, and what else happens to it. */
export const prepaidHistories = (count: number) =>
  fc.array(
    fc.record({
      isPackage: fc.boolean(),
      instalments: fc.array(fc.integer({ min: 5000, max: 30_000 }), { minLength: 1, maxLength: 3 }),
      netCents: fc.integer({ min: 1500, max: 9000 }),
      who: number,
      moves: fc.array(number, { minLength: 1, maxLength: 14 }),
    }),
    { minLength: count, maxLength: count },
  );
export type PrepaidHistory = ReturnType<typeof prepaidHistories> extends fc.Arbitrary<(infer One)[]> ? One : never;

type Sale = { id: string; cents: number; backCents: number; state: "paid" | "disputed" | "won" | "lost" };
type Use = { id: string; state: "ahead" | "paid" | "earned" | "back" };
type Back = { id: string; cents: number; state: "sent" | "failed" | "transferred" };

export type PrepaidRun = {
  history: PrepaidHistory;
  coachId: string;
  clientId: string;
  /** Drawn before: what is sold, the appointments it can pay for, and the refunds to cards. */
  saleIds: readonly string[];
  uses: Use[];
  refundIds: string[];
  sales: Sale[];
  backs: Back[];
  isOver: boolean;
  did: string[];
  stood: Accounts[];
};

const accountOf = ({ history }: PrepaidRun): PrepaidAccount => (history.isPackage ? "packages" : "gift_cards");
const amountsOf = ({ history: { isPackage, instalments } }: PrepaidRun) =>
  isPackage ? instalments : instalments.slice(0, 1);
const priceOf = ({ history }: PrepaidRun) => grossOf(history.netCents, "regular");
const sum = (cents: number[]) => cents.reduce((all, each) => all + each, 0);

/** What is owed, as the model reckons it: sold, not used, not sent back, not lost. */
const owedBy = (run: PrepaidRun): number => -(run.stood.at(-1) ?? NOTHING)[accountOf(run)];
/** Of that, what no bank has at the moment: only that is used or goes back. */
const freeOf = (run: PrepaidRun): number =>
  Math.max(0, owedBy(run) - sum(run.sales.filter(({ state }) => state === "disputed").map(({ cents }) => cents)));

type Moved = [account: keyof Accounts, cents: number][];
type Move = { name: string; moved: Moved; play: () => Promise<unknown>; after?: () => void };
type At = { tx: Tx; platform: Platform; run: PrepaidRun; drawn: number };

/** Plays one history with the real postings; some are repeated, which changes nothing. */
export async function livePrepaid(tx: Tx, platform: Platform, run: PrepaidRun): Promise<void> {
  let last: Move | undefined;
  for (const drawn of run.history.moves) {
    if (last && drawn % 6 === 0) await last.play();
    const possible = movesOf({ tx, platform, run, drawn });
    const move = possible[drawn % possible.length];
    if (!move) return;
    await move.play();
    move.after?.();
    run.did.push(move.name);
    const stood = run.stood.at(-1) ?? NOTHING;
    run.stood.push({ ...stood, ...Object.fromEntries(move.moved.map(([to, cents]) => [to, stood[to] + cents])) });
    last = move;
  }
}

const movesOf = (at: At): Move[] => [
  ...sell(at),
  ...use(at),
  ...at.run.uses.flatMap((each) => [...earn(at, each), ...giveBack(at, each)]),
  ...sendBack(at),
  ...at.run.backs.flatMap((back) => follow(at, back)),
  ...at.run.sales.flatMap((sale) => dispute(at, sale)),
  ...expire(at),
];

function sell({ tx, platform, run }: At): Move[] {
  const place = run.sales.length;
  const [cents, id] = [amountsOf(run)[place], run.saleIds[place]];
  if (cents === undefined || !id || run.isOver) return [];
  const account = accountOf(run);
  return [
    {
      name: "sell",
      moved: [
        ["provider", cents],
        [account, -cents],
      ],
      play: () => bookSale(tx, { account, id, cents, now: platform.clock.now() }),
      after: () => run.sales.push({ id, cents, backCents: 0, state: "paid" }),
    },
  ];
}

const meansOf = (run: PrepaidRun, cents: number) => ({
  giftCents: run.history.isPackage ? 0 : cents,
  packageCents: run.history.isPackage ? cents : 0,
});

function use({ tx, platform, run }: At): Move[] {
  const [cents, next] = [priceOf(run), run.uses.find(({ state }) => state === "ahead")];
  if (!next || run.isOver || freeOf(run) < cents) return [];
  const paid = { id: next.id, amountCents: 0, creditCents: 0, ...meansOf(run, cents), now: platform.clock.now() };
  const move: Move = {
    name: "use",
    moved: [
      [accountOf(run), cents],
      ["prepaid", -cents],
    ],
    play: () => bookPaid(tx, paid),
    after: () => {
      next.state = "paid";
    },
  };
  return [move, move];
}

function earn({ tx, platform, run }: At, used: Use): Move[] {
  if (used.state !== "paid") return [];
  const now = platform.clock.now();
  const { coachId: coach_id, clientId: client_id, history } = run;
  const sold = { id: used.id, coach_id, client_id, starts_at: now, net_cents: history.netCents, vat_status: "regular" };
  const paid = { paidCents: priceOf(run), creditCents: 0 };
  return [
    {
      name: "earn",
      moved: [
        ["prepaid", priceOf(run)],
        ["shared", -priceOf(run)],
      ],
      play: () => recordEarning(tx, platform, { sold, paid, kind: "completed", now }),
      after: () => {
        used.state = "earned";
      },
    },
  ];
}

/** An appointment that is not owed goes back to what paid it. */
function giveBack({ tx, platform, run }: At, used: Use): Move[] {
  if (used.state !== "paid") return [];
  const cents = priceOf(run);
  const { giftCents: gift_cents, packageCents: package_cents } = meansOf(run, cents);
  const refund = {
    id: used.id,
    appointment_id: used.id,
    amount_cents: 0,
    gift_cents,
    package_cents,
    price_cents: cents,
  };
  return [
    {
      name: "giveBack",
      moved: [
        ["prepaid", cents],
        [accountOf(run), -cents],
      ],
      play: () => bookRefund(tx, { refund, isFailed: false, now: platform.clock.now() }),
      after: () => {
        used.state = "back";
      },
    },
  ];
}

/** A part of what is free goes to the card that paid last, as far as that paid. */
function sendBack({ tx, platform, run, drawn }: At): Move[] {
  const sale = run.sales.findLast(({ state }) => state === "paid" || state === "won");
  const id = run.refundIds[run.backs.length];
  const most = sale ? Math.min(freeOf(run), sale.cents - sale.backCents) : 0;
  if (!sale || !id || most === 0) return [];
  const cents = 1 + (drawn % most);
  const account = accountOf(run);
  return [
    {
      name: `sendBack ${cents}`,
      moved: [
        [account, cents],
        ["provider", -cents],
      ],
      play: () => bookBack({ tx, platform, run }, { id, cents, isFailed: false }),
      after: () => {
        sale.backCents += cents;
        run.backs.push({ id, cents, state: "sent" });
      },
    },
  ];
}

type Booked = { id: string; cents: number; isFailed: boolean };

const bookBack = ({ tx, platform, run }: Omit<At, "drawn">, { id, cents, isFailed }: Booked) => {
  const held = { refund: { id, amount_cents: cents }, posting: saleRefundPosting(accountOf(run), cents) };
  const key = run.history.isPackage ? "package-refund" : "gift-refund";
  return bookCardRefund(tx, { key, held, isFailed, now: platform.clock.now() });
};

/** What was sent comes back from the bank, and is transferred. */
function follow({ tx, platform, run }: At, back: Back): Move[] {
  const { id, cents } = back;
  const failed: Move = {
    name: "backFails",
    moved: [
      ["provider", cents],
      ["owed_back", -cents],
    ],
    play: () => bookBack({ tx, platform, run }, { id, cents, isFailed: true }),
    after: () => {
      back.state = "failed";
    },
  };
  const transferred: Move = {
    name: "transfer",
    moved: [
      ["owed_back", cents],
      ["bank", -cents],
    ],
    play: () => bookTransfer(tx, { refund: { id, amount_cents: cents }, posting: {} }, platform.clock.now()),
    after: () => {
      back.state = "transferred";
    },
  };
  return { sent: [failed], failed: [transferred], transferred: [] }[back.state];
}

/** A bank takes what a card paid, keeps it or gives it back; not what went back already. */
function dispute({ tx, platform, run }: At, sale: Sale): Move[] {
  const { id, cents } = sale;
  const account = accountOf(run);
  const unusedCents = Math.min(cents, owedBy(run));
  const of = { account, disputeId: `dp_${id}`, cents, unusedCents, now: platform.clock.now() };
  const move = (name: "dispute" | "win" | "lose", moved: Moved): Move => ({
    name,
    moved,
    play: () => bookSaleDispute(tx, { ...of, status: ({ dispute: "open", win: "won", lose: "lost" } as const)[name] }),
    after: () => {
      sale.state = ({ dispute: "disputed", win: "won", lose: "lost" } as const)[name];
      run.isOver ||= name === "lose";
    },
  });
  if (sale.state === "paid" && sale.backCents === 0)
    return [
      move("dispute", [
        ["provider", -cents],
        ["disputed", cents],
      ]),
    ];
  if (sale.state !== "disputed") return [];
  return [
    move("win", [
      ["disputed", -cents],
      ["provider", cents],
    ]),
    move("lose", [
      ["disputed", -cents],
      [account, unusedCents],
      ["promotions", cents - unusedCents],
    ]),
  ];
}

/** What is left of a gift card at its last day is ours. */
function expire({ tx, platform, run }: At): Move[] {
  const [id, cents] = [run.saleIds[0], freeOf(run)];
  const isDisputed = run.sales.some(({ state }) => state === "disputed");
  if (run.history.isPackage || !id || cents === 0 || run.isOver || isDisputed) return [];
  const expired = { id, expiresOn: `2029-12-31-${run.did.length}`, balanceCents: cents };
  return [
    {
      name: "expire",
      moved: [
        ["gift_cards", cents],
        ["breakage", -cents],
      ],
      play: () => bookExpired(tx, expired, platform.clock.now()),
    },
  ];
}
