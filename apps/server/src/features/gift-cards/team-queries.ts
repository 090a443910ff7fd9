import type { TeamGiftCard, TeamGiftCardDetail } from "@aufwind/contract/gift-cards-team";
import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import {
  GIFT_CARD_ACTS,
  type GiftCardAct,
  type GiftCardDelivery,
  type GiftCardDesign,
  type GiftCardStatus,
  teamActs,
  type VoidCause,
} from "@aufwind/rules/gift-cards";
import { asGiftCode } from "@aufwind/rules/gift-cards-codes";
import type { RefundStatus } from "@aufwind/rules/payments/status";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordView } from "../audit-log/commands.ts";
import { findEntries } from "../audit-log/store.ts";
import { codeHashOf } from "./gift-card-keys.ts";
import { findGiftCard, type GiftCardRow, readBought } from "./order-store.ts";
import * as store from "./team-store.ts";

type Listing = PageAsked & { status?: GiftCardStatus | undefined; personId?: string | undefined; operatorId: string };

/** All of a state; that somebody looked is recorded first. */
export async function listGiftCards(platform: Platform, { operatorId, ...asked }: Listing) {
  const { database } = platform;
  await recordView(platform, { operatorId, action: "gift-cards.search" });
  const filter = { status: asked.status, personId: asked.personId };
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, { ...filter, ...rowsOf(asked), sort: asked.sort }),
    store.countPaid(database, filter),
  ]);
  return { items: rows.map(presentListed), ...pageFacts({ ...asked, totalCount }) };
}

const MOST_FOUND = 50;

/** What the team finds; recorded without what was typed: it may be a code. */
export async function findGiftCards(platform: Platform, { operatorId, q }: { operatorId: string; q: string }) {
  const { database, config } = platform;
  await recordView(platform, { operatorId, action: "gift-cards.search" });
  const code = asGiftCode(q);
  const codeHash = code ? codeHashOf(config.secret, code) : undefined;
  const rows = await store.findMatching(database, { text: q, codeHash, limit: MOST_FOUND });
  return { items: rows.map(presentListed) };
}

const presentListed = (row: store.ListedRow): TeamGiftCard => ({
  id: row.id,
  status: row.status as GiftCardStatus,
  amountCents: row.amount_cents,
  balanceCents: row.balance_cents,
  buyer: { id: row.buyer_id, name: row.buyer_name, email: row.buyer_email },
  recipient: { name: row.recipient_name, email: row.recipient_email },
  paidAt: (row.paid_at ?? new Date(0)).toISOString(),
});

type Looking = { id: string; operatorId: string };

export async function readGiftCardForTeam(
  platform: Platform,
  { id, operatorId }: Looking,
): Promise<TeamGiftCardDetail> {
  const card = await findGiftCard(platform.database, id);
  if (!card?.paid_at) throw new Problem("notFound");
  await recordView(platform, { operatorId, action: "gift-cards.read", subject: { kind: "giftCard", id } });
  return presentForTeam(platform, card);
}

/** What decides what can be done with it. */
export const actionFactsOf = (card: GiftCardRow) => ({
  status: card.status as GiftCardStatus,
  voidCause: card.void_cause as VoidCause | null,
  balanceCents: card.balance_cents,
  isOwned: card.owner_id !== null,
  isMailed: card.recipient_email !== null,
});

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Everything but the code, which nobody of the team has to know. */
export async function presentForTeam({ database }: Platform, card: GiftCardRow): Promise<TeamGiftCardDetail> {
  const owner = card.owner_id ? await store.findOwner(database, card.owner_id) : undefined;
  const [uses, refunds, lately, acts] = await Promise.all([
    store.findUses(database, card.id),
    store.findRefunds(database, card.id),
    readBought(database, card),
    actsOn(database, card.id),
  ]);
  return {
    ...presentListed(card),
    design: card.design as GiftCardDesign,
    coachName: card.coach_name,
    message: card.message,
    delivery: card.delivery as GiftCardDelivery,
    deliverAt: iso(card.deliver_at),
    deliveredAt: iso(card.delivered_at),
    expiresOn: card.expiresOn ?? "",
    lastFour: card.last_four,
    owner: owner ? { ...owner, redeemedAt: iso(card.redeemed_at) } : null,
    voided: card.voided_at
      ? { at: card.voided_at.toISOString(), cause: (card.void_cause ?? "team") as VoidCause }
      : null,
    refunds: refunds.map((refund) => ({
      id: refund.id,
      cents: refund.amount_cents,
      status: refund.status as RefundStatus,
      askedAt: refund.asked_at.toISOString(),
    })),
    uses: uses.map((use) => ({
      appointmentId: use.appointment_id,
      scheduledAt: use.starts_at.toISOString(),
      usedAt: use.used_at.toISOString(),
      cents: use.cents,
      returnedCents: use.returned_cents,
    })),
    acts,
    lately,
    can: teamActs(actionFactsOf(card)),
  };
}

const ACTIONS = GIFT_CARD_ACTS.map((act) => [`gift-cards.${act}`, act] as const);
const MOST_ACTS = 100;

/** What the team did with a gift card and why, from the log that nobody can change. */
async function actsOn(database: DbOrTx, id: string): Promise<TeamGiftCardDetail["acts"]> {
  const acts = new Map<string, GiftCardAct>(ACTIONS);
  const of = { subjectKind: "giftCard", subjectId: id, actions: [...acts.keys()], outcome: "done" as const };
  const entries = await findEntries(database, of, MOST_ACTS);
  return entries.toReversed().flatMap(({ action, at, reason, operator_id, operator_name }) => {
    const act = acts.get(action);
    const by = operator_id ? { id: operator_id, name: operator_name ?? "" } : null;
    return act ? [{ act, at: at.toISOString(), by, reason: reason ?? "" }] : [];
  });
}
