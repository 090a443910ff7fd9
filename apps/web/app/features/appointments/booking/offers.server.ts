import { type Acquaintance, readAcquaintance } from "@aufwind/contract/appointments-acquaintance";
import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { type Consultation, usualLanguage } from "@aufwind/rules/consultations";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { namedChoice } from "../../../platform/i18n/languages.server.ts";
import { localeOf } from "../../../platform/pages/pages.ts";
import { askUser } from "../../../platform/session/member.server.ts";
import { kindState } from "./choice.ts";

/** Whoever the coach does not know, visitors included. */
const STRANGER = {
  relation: "new",
  discovery: null,
  open: ["discovery"],
  instant: null,
  earlyStartBefore: null,
  hasPaymentMethod: false,
  packages: [],
} as const;

/** What a coach offers to this viewer: to a client by their history, to everybody else as to a stranger. */
export async function loadOffers(visit: LoaderArgs, coach: PublicCoach, now: number) {
  const user = await askUser(visit).catch(() => null);
  const viewer = !user ? ("visitor" as const) : user.userType === "client" ? ("client" as const) : ("other" as const);
  const acquaintance: Pick<Acquaintance, "discovery" | "hasPaymentMethod"> & {
    packages: readonly Acquaintance["packages"][number][];
    open: readonly Consultation[];
    instant: readonly Consultation[] | null;
    earlyStartBefore: Acquaintance["earlyStartBefore"] | null;
  } =
    viewer === "client"
      ? await api(visit.request, visit.context)(readAcquaintance, { params: { coachId: coach.coachId } }).catch(
          asErrorPage,
        )
      : STRANGER;
  const locale = localeOf(new URL(visit.request.url));
  const { discovery, open, instant, earlyStartBefore, hasPaymentMethod, packages } = acquaintance;
  return {
    viewer,
    kinds: coach.appointmentSettings.map(({ type, durationMinutes, grossPriceCents, instantBooking, languages }) => ({
      ...{ type, durationMinutes, grossPriceCents },
      /** In which of several languages it is held, the usual one for this reader; none where there is one only. */
      languages: namedChoice(languages, { spoken: coach.spokenLanguages, locale }),
      usualLanguage: usualLanguage(languages, locale) ?? null,
      state: kindState(type, { open, takesPaidBookings: coach.takesPaidBookings }),
      /** A visitor sees the general rules. */
      isInstant: instant ? instant.includes(type) : instantBooking === "all",
    })),
    discovery: discovery && { at: discovery.scheduledAt, isAhead: Date.parse(discovery.endsAt) > now },
    isNew: open.every((type) => type === "discovery"),
    earlyStartBefore,
    hasCard: hasPaymentMethod,
    /** Own packages of which something can be booked now. */
    packages,
  };
}
export type Offers = Awaited<ReturnType<typeof loadOffers>>;
export type OfferedKind = Offers["kinds"][number];
