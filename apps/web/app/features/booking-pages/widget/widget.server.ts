import { readBookingTarget } from "@aufwind/contract/booking-pages";
import { type PublicCoach, readPublicCoach } from "@aufwind/contract/coach-profiles";
import { listSlots } from "@aufwind/contract/slots";
import { kindOfWord } from "@aufwind/rules/booking-pages";
import type { Consultation } from "@aufwind/rules/consultations";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf } from "../../../platform/pages/pages.ts";
import { loadSite } from "../../../platform/pages/site.server.ts";
import { loadWeek } from "../../../shared/slot-picker/load-week.server.ts";
import { freeOf, readPicked } from "../../../shared/slot-picker/picked.ts";

type Asked = { shortName: string; kind: string | undefined };

/** What the widget shows to everybody alike; who asks is not known here. */
export async function loadWidget(visit: LoaderArgs, { shortName, kind }: Asked) {
  const call = api(visit.request, visit.context);
  const url = new URL(visit.request.url);
  const target = await call(readBookingTarget, { params: { shortName: shortName.toLowerCase() } });
  const [coach, { brand }] = await Promise.all([
    call(readPublicCoach, { params: { slug: target.slug } }),
    loadSite(visit),
  ]);
  const kinds = offeredKinds(coach);
  const type = kinds.find((each) => each.type === kindOfWord(kind))?.type ?? kinds[0]?.type ?? null;
  const picked = readPicked(url.searchParams);
  const week = type && coach.isBookable ? await weekOf(call, { coach, type, asked: picked.week }) : null;
  const free = week && freeOf(week, picked);
  return {
    ...{ brand, locale: localeOf(url), slug: coach.slug, shortName: target.shortName, name: coach.name, kinds, type },
    sites: target.sites,
    isForOwnClients: coach.isForOwnClients,
    isSmall: coach.provider.smallBusiness,
    week,
    day: free?.day ?? week?.days.find(({ slots }) => slots.length > 0)?.date ?? null,
  };
}
export type WidgetFacts = Awaited<ReturnType<typeof loadWidget>>;

const offeredKinds = ({ appointmentSettings, takesPaidBookings }: PublicCoach) =>
  appointmentSettings
    .filter(({ type }) => type === "discovery" || takesPaidBookings)
    .map(({ type, durationMinutes, grossPriceCents }) => ({ type, durationMinutes, grossPriceCents }));

type WeekOfParams = { coach: PublicCoach; type: Consultation; asked: string | null };

/** Null if it could not be loaded. */
const weekOf = (call: ReturnType<typeof api>, { coach, type, asked }: WeekOfParams) =>
  loadWeek({
    asked,
    soonest: type === "discovery" ? coach.nextFreeAt : null,
    now: Date.now(),
    load: (date) =>
      call(listSlots, { params: { slug: coach.slug, span: "week", date }, query: { consultation: type } }),
  }).catch(() => null);
