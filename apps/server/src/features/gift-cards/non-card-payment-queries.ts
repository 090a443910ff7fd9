import { isLive, type Status } from "@aufwind/rules/appointments/status";
import { takeMeans } from "@aufwind/rules/gift-cards";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import type { DbOrTx } from "../../platform/database/database.ts";
import { type Sold, welcomeCreditsSince } from "../credits/commands.ts";
import * as credits from "../credits/store.ts";
import { findBalances } from "./store.ts";

/** What gift cards and a credit pay of a price; the card pays the rest. */
export type NonCardPayments = { giftCents: number; creditCents: number };
const NONE: NonCardPayments = { giftCents: 0, creditCents: 0 };

type ExpectedMeansParams = {
  clientId: string;
  coachId: string;
  startsAt: Date;
  grossCents: number;
  now: Date;
  except?: string;
};

/** What would be taken for an appointment at this time and price: earlier starts come first. */
export async function expectedNonCardPayments(db: DbOrTx, wanted: ExpectedMeansParams): Promise<NonCardPayments> {
  const { clientId, coachId, startsAt, grossCents, now, except = null } = wanted;
  const gifts = await findBalances(db, { clientId, today: berlinDay(now) });
  const unusedCredits = await credits.findUnused(db, { clientId, coachId, since: welcomeCreditsSince(now) });
  if (gifts.length === 0 && unusedCredits.length === 0) return NONE;
  const isWelcome = unusedCredits[0]?.isWelcome ?? false;
  const before = await credits.findChargedBefore(db, { clientId, startsAt, except });
  const left = before.reduce<Parameters<typeof takeMeans>[0]>(
    (unused, priced) => takeMeans(unused, { ...priced, isWelcome }).left,
    { gifts, credits: unusedCredits },
  );
  const relation = await credits.findRelationKind(db, { clientId, coachId });
  const { giftCents, creditCents } = takeMeans(left, { grossCents, relation, isWelcome });
  return { giftCents, creditCents };
}

type Booked = { starts_at: Date; package_id: string | null };

/** What gift cards and a credit pay of an appointment, or will pay as things stand. */
export async function nonCardPaymentsFor(
  db: DbOrTx,
  { id, client_id, coach_id, gross_cents, status, starts_at, package_id }: Sold & Booked,
  now: Date,
): Promise<NonCardPayments> {
  // A package pays alone.
  if (gross_cents === 0 || package_id !== null) return NONE;
  const taken = await credits.findTaken(db, id);
  if (taken) return taken;
  if (!isLive(status as Status)) return NONE;
  const pair = { clientId: client_id, coachId: coach_id };
  return expectedNonCardPayments(db, { ...pair, startsAt: starts_at, grossCents: gross_cents, now, except: id });
}
