import { type Acquaintance, notOpen, openFrom } from "@aufwind/rules/appointments/booking";
import {
  agreedLanguage,
  type Consultation,
  DISCOVERY,
  heldIn,
  type InstantBooking,
  isBookedAtOnce,
} from "@aufwind/rules/consultations";
import type { Language } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";
import { grossOf, vatStatusOf } from "@aufwind/rules/money";
import { Problem } from "../../../platform/http/problem.ts";
import { paidBookingsOf } from "../../businesses/queries.ts";
import { closedProblem } from "../../coaches/queries.ts";
import type { OfferRow } from "./store.ts";

export type Offer = {
  durationMinutes: number;
  netCents: number;
  grossCents: number;
  vatStatus: "regular" | "small";
  acquaintance: Acquaintance;
  hasCard: boolean;
  isInstant: boolean;
  /** Whether the two have no appointment, ahead or completed. */
  isFirst: boolean;
  /** Whether the coach booked this very time for the client. */
  isProposed: boolean;
  /** All languages of the coach, and those in which this is held. */
  spoken: readonly Language[];
  held: readonly Language[];
};

type Asked = { consultation: Consultation; now: Date; startsAt?: Date };

/** What this client can book, or why not. */
export function offerOf(row: OfferRow | undefined, { consultation, now, startsAt }: Asked): Offer {
  if (!row) throw new Problem("notFound");
  if (!row.is_bookable) throw closedProblem(row);
  // A coach without a row still offers the discovery.
  const isDiscovery = consultation === "discovery";
  const durationMinutes = isDiscovery ? DISCOVERY.durationMinutes : row.duration_minutes;
  const netCents = isDiscovery ? DISCOVERY.netPriceCents : row.price_cents;
  if (durationMinutes === null || netCents === null)
    throw new Problem("invalidFields", { errors: [{ field: "consultation", code: "notOfferedHere", params: {} }] });
  if (netCents > 0 && !paidBookingsOf(row.trader, now).isOpen) throw new Problem("paidBookingsClosed");
  const vatStatus = vatStatusOf(row.vat_status);
  const acquaintance: Acquaintance = {
    relation: row.relation === "existing" ? "existing" : "new",
    discoveryEndsAt: row.discovery_ends_at?.getTime() ?? null,
  };
  const why = notOpen(consultation, acquaintance);
  if (why) throw new Problem(why);
  const spoken = row.spoken as Language[];
  const isProposed = startsAt !== undefined && row.proposed.includes(startsAt.getTime());
  return {
    durationMinutes,
    netCents,
    grossCents: grossOf(netCents, vatStatus),
    vatStatus,
    acquaintance,
    hasCard: row.has_card,
    isInstant: isProposed || isInstantFor(row),
    isFirst: !row.has_completed && row.live_of_pair === 0,
    isProposed,
    spoken,
    held: heldIn(row.languages ?? [], spoken),
  };
}

type Chosen = { language?: Language | undefined; locale: Locale };

/** In which language it will be held; refuses one that is offered no longer. */
export function languageOf({ language, locale }: Chosen, { held, spoken }: Pick<Offer, "held" | "spoken">) {
  const agreed = agreedLanguage({ held, spoken, given: language, locale });
  if (agreed === undefined)
    throw new Problem("invalidFields", { errors: [{ field: "language", code: "notHeldIn", params: {} }] });
  return agreed;
}

/** From when on this client can book this. */
export const opensAt = ({ acquaintance }: Offer, consultation: Consultation) => openFrom(consultation, acquaintance);

/** Whether this client books without the coach's confirmation; a coach without a row has not agreed to that. */
export const isInstantFor = (row: OfferRow): boolean =>
  isBookedAtOnce((row.instant_booking ?? "off") as InstantBooking, {
    isExisting: row.relation === "existing",
    hasCompleted: row.has_completed,
    liveOfPair: row.live_of_pair,
  });
