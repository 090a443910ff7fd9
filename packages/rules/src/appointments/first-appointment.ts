import type { Consultation } from "../consultations/consultations.ts";

export const RELATIONS = ["new", "existing"] as const;
export type Relation = (typeof RELATIONS)[number];

/** What a client and a coach have behind them; the discovery only where it was neither cancelled nor rejected. */
export type Acquaintance = { relation: Relation; discoveryEndsAt: number | null };

export type NotOpen = "discoveryFirst" | "discoveryDone";

/** Why this client cannot book such a consultation with this coach; undefined where it is open. */
export function notOpen(consultation: Consultation, { relation, discoveryEndsAt }: Acquaintance): NotOpen | undefined {
  if (consultation === "discovery") return discoveryEndsAt === null ? undefined : "discoveryDone";
  return relation === "new" && discoveryEndsAt === null ? "discoveryFirst" : undefined;
}

/** From when on: a new client gets to know the coach first. */
export const openFrom = (consultation: Consultation, { relation, discoveryEndsAt }: Acquaintance): number =>
  consultation !== "discovery" && relation === "new" ? (discoveryEndsAt ?? 0) : 0;
