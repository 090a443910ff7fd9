import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { listSlots } from "@aufwind/contract/slots";
import { readVia } from "@aufwind/rules/booking-pages";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { loadWeek } from "../../../shared/slot-picker/load-week.server.ts";
import { readPicked } from "../../../shared/slot-picker/picked.ts";
import { chosenKind, chosenPackage, readKind } from "./choice.ts";
import { loadOffers } from "./offers.server.ts";

/** The data of the booking panel for this viewer and this address; null if the coach takes no bookings. */
export async function loadPanel(visit: LoaderArgs, coach: PublicCoach) {
  if (!coach.isBookable) return null;
  const now = Date.now();
  const offers = await loadOffers(visit, coach, now);
  const { searchParams } = new URL(visit.request.url);
  const asked = readKind(searchParams);
  const kind = chosenKind(offers.kinds, asked);
  const packageOn = (day: string) => chosenPackage(offers.packages, { type: kind?.type, query: searchParams, day })?.id;
  const call = api(visit.request, visit.context);
  const week = kind
    ? await loadWeek({
        asked: readPicked(searchParams).week,
        // Known of the discovery alone.
        soonest: kind.type === "discovery" ? coach.nextFreeAt : null,
        now,
        load: (date) =>
          call(listSlots, {
            params: { slug: coach.slug, span: "week", date },
            query: { consultation: kind.type, packageId: packageOn(date) },
          }),
      }).catch(() => null)
    : null;
  return {
    ...offers,
    slug: coach.slug,
    name: coach.name,
    type: kind?.type ?? null,
    /** The address asks for a kind that this viewer cannot book now. */
    isSwitched: asked !== null && asked !== kind?.type,
    /** Null if they could not be loaded. */
    week,
    takesPaidBookings: coach.takesPaidBookings,
    /** Several appointments at one price. */
    offeredPackages: coach.takesPaidBookings ? coach.packages : [],
    isSmall: coach.provider.smallBusiness,
    now,
    /** Where this viewer comes from, as far as the address says it. */
    via: readVia(searchParams),
  };
}
export type PanelFacts = NonNullable<Awaited<ReturnType<typeof loadPanel>>>;
