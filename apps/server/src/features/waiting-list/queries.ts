import type { WaitingPlace } from "@aufwind/contract/waiting-list";
import { DAY } from "@aufwind/rules/time/durations";
import { clockOf } from "@aufwind/rules/time/wall-clock";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

/** How long ended places are listed. */
const LISTED = 30 * DAY;

/** Somebody's own places. */
export async function placesFor({ database, clock }: Platform, clientId: string): Promise<WaitingPlace[]> {
  const now = clock.now();
  const rows = await store.listPlaces(database, { clientId, since: new Date(now.getTime() - LISTED) });
  return rows.map((row) => presentPlace(row, now));
}

type Own = { id: string; clientId: string };

export async function readPlace({ database, clock }: Platform, own: Own): Promise<WaitingPlace> {
  const row = await store.findPlace(database, own);
  if (!row) throw new Problem("notFound");
  return presentPlace(row, clock.now());
}

/** An offer to oneself, with its place. */
export async function readOffer(platform: Platform, own: Own) {
  const offer = await store.findOffer(platform.database, own);
  if (!offer) throw new Problem("notFound");
  const place = await readPlace(platform, { id: offer.place_id, clientId: own.clientId });
  return { offer: presentOffer(offer, platform.clock.now()), place };
}

type ShownOffer = { id: string; state: store.OfferRow["state"] } & Record<
  "starts_at" | "ends_at" | "held_until",
  Date | string
>;

const instant = (at: Date | string) => new Date(at).toISOString();

/** Lapsed by the clock, though the worker may come a moment later. */
const presentOffer = ({ id, state, starts_at, ends_at, held_until }: ShownOffer, now: Date) => ({
  id,
  state: state === "open" && new Date(held_until) <= now ? ("lapsed" as const) : state,
  scheduledAt: instant(starts_at),
  endsAt: instant(ends_at),
  heldUntil: instant(held_until),
});

function presentPlace(row: store.ShownPlace, now: Date): WaitingPlace {
  const offer = row.offer && presentOffer(row.offer, now);
  return {
    id: row.id,
    coach: { id: row.coach_id, name: row.coach_name, slug: row.slug },
    consultation: row.consultation,
    moves: row.moves_id && row.moves_at ? { id: row.moves_id, scheduledAt: instant(row.moves_at) } : null,
    weekdays: row.weekdays,
    from: clockOf(row.from_minute),
    to: clockOf(row.to_minute),
    until: row.until_on,
    state: row.state,
    isProposal: row.is_proposal,
    joinedAt: row.joined_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    offer: offer?.state === "open" ? offer : null,
  };
}
