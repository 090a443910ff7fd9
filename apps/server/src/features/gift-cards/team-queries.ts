import type { TeamGiftCard, TeamGiftCardDetail } from "@aufwind/contract/gift-cards-team";
import { type PageAsked, pageFacts, rowsOf } from "@aufwind/contract/platform/lists";
import { type GiftCardDelivery, type GiftCardDesign, type GiftCardStatus, teamActs } from "@aufwind/rules/gift-cards";
import { asGiftCode } from "@aufwind/rules/gift-cards-codes";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordLook } from "../audit-log/commands.ts";
import { codeHashOf } from "./gift-card-keys.ts";
import { findGiftCard, type GiftCardRow, readBought } from "./order-store.ts";
import * as store from "./team-store.ts";

type Searching = PageAsked & { text: string; status?: GiftCardStatus | undefined; operatorId: string };

/** What the team finds; that somebody looked is recorded first, without what was typed: it may be a code. */
export async function searchGiftCards(platform: Platform, { operatorId, ...asked }: Searching) {
  const { database, config } = platform;
  await recordLook(platform, { operatorId, action: "gift-cards.search" });
  const code = asGiftCode(asked.text);
  const filter = {
    text: asked.text.trim(),
    status: asked.status,
    codeHash: code ? codeHashOf(config.secret, code) : undefined,
  };
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, { ...filter, ...rowsOf(asked), sort: asked.sort }),
    store.countFound(database, filter),
  ]);
  return { items: rows.map(presentListed), ...pageFacts({ ...asked, totalCount }) };
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

export async function lookAtGiftCard(platform: Platform, { id, operatorId }: Looking): Promise<TeamGiftCardDetail> {
  const card = await findGiftCard(platform.database, id);
  if (!card?.paid_at) throw new Problem("notFound");
  await recordLook(platform, { operatorId, action: "gift-cards.read", subject: { kind: "giftCard", id } });
  return presentForTeam(platform, card);
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Everything but the code, which nobody of the team has to know. */
export async function presentForTeam({ database }: Platform, card: GiftCardRow): Promise<TeamGiftCardDetail> {
  const owner = card.owner_id ? await store.findOwner(database, card.owner_id) : undefined;
  const [uses, refund, lately] = await Promise.all([
    store.findUses(database, card.id),
    store.findRefund(database, card.id),
    readBought(database, card),
  ]);
  const status = card.status as GiftCardStatus;
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
    voided: card.voided_at ? { at: card.voided_at.toISOString(), cause: (card.void_cause ?? "team") as "team" } : null,
    refund: refund
      ? { cents: refund.amount_cents, status: refund.status as "due", askedAt: refund.asked_at.toISOString() }
      : null,
    uses: uses.map((use) => ({
      appointmentId: use.appointment_id,
      scheduledAt: use.starts_at.toISOString(),
      usedAt: use.used_at.toISOString(),
      cents: use.cents,
      returnedCents: use.returned_cents,
    })),
    lately,
    can: teamActs({ status, isOwned: card.owner_id !== null, isMailed: card.recipient_email !== null }),
  };
}
