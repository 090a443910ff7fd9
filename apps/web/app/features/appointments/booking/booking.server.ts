import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { readExpectedCredit } from "@aufwind/contract/credits";
import { listSlots } from "@aufwind/contract/slots";
import { readVia } from "@aufwind/rules/booking-pages";
import type { Locale } from "@aufwind/rules/locale";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { berlinDay } from "../../../platform/i18n/dates.ts";
import { otherLocale } from "../../../platform/i18n/locale.tsx";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { savedCards } from "../../../shared/card-choice/saved-cards.server.ts";
import { chosenLanguage } from "../../../shared/session-languages.ts";
import { pickedQuery, readPicked } from "../../../shared/slot-picker/picked.ts";
import { loadTermsVersions } from "../../../shared/terms-versions.server.ts";
import { chosenKind, chosenPackage, readKind } from "./choice.ts";
import { conditionsOf } from "./conditions.ts";
import { loadOffers } from "./offers.server.ts";

/** The data of the last step for the kind and the start in the address; null if it has no start. */
export async function loadBooking(visit: LoaderArgs, coach: PublicCoach, { isAgreed = false } = {}) {
  const url = new URL(visit.request.url);
  const { start } = readPicked(url.searchParams);
  if (start === null) return null;
  const now = Date.now();
  const { viewer, kinds, hasCard, earlyStartBefore, packages } = await loadOffers(visit, coach, now);
  const asked = readKind(url.searchParams);
  const kind = chosenKind(kinds, asked);
  // A time chosen for another kind is not chosen for this one.
  const isSwitched = asked !== null && asked !== kind?.type;
  const own = packages.find(
    ({ consultation, validUntil }) => consultation === kind?.type && berlinDay(start) <= validUntil,
  );
  const wanted = chosenPackage(packages, { type: kind?.type, query: url.searchParams, day: berlinDay(start) });
  const sought = { slug: coach.slug, start, packageId: wanted?.id };
  const free = kind && !isSwitched ? await slotsAround(visit, { ...sought, type: kind.type }) : [];
  const isFree = free.includes(start);
  const feeCents = kind?.grossPriceCents ?? 0;
  const isPaid = isFree && viewer === "client" && feeCents > 0;
  /** Nothing is left to pay. */
  const fromPackage = (isFree && wanted) || null;
  const durationMinutes = wanted?.durationMinutes ?? kind?.durationMinutes ?? 0;
  const languages = kind?.languages ?? [];
  const spoken = chosenLanguage({ languages, usualLanguage: kind?.usualLanguage ?? null }, url.searchParams);
  const via = readVia(url.searchParams);
  const choice = { type: kind?.type ?? null, start, language: spoken.askedLanguage, via };
  const isInstant = isAgreed || (kind?.isInstant ?? false);
  return {
    ...addressesOf(coach.slug, localeOf(url), choice),
    coach: shownCoach(coach),
    viewer,
    choice,
    /** In which of the coach's several languages it is held, and the chosen one. */
    languages,
    language: spoken.language,
    isSwitched,
    /** Free times near one that is not. */
    around: isFree ? [] : nearest(free, start),
    /** The saved cards, the one that will be charged first. */
    cards: isPaid && !fromPackage && hasCard ? await savedCards(visit) : [],
    /** The package from which it is booked, unless the client wants to pay for it; and whether there is one at all. */
    fromPackage,
    hasPackage: own !== undefined,
    /** What gift cards and a credit will pay of it. */
    ...(isPaid && !fromPackage
      ? await otherMeans(visit, { coachId: coach.coachId, scheduledAt: start, feeCents })
      : NONE),
    /** Whether it may begin before the withdrawal period is over. */
    asksEarlyStart: isPaid && start < (earlyStartBefore?.[isInstant ? "instant" : "request"] ?? ""),
    /** The terms that are agreed to by booking, and those agreed to before; null for whoever has yet to register. */
    terms: viewer === "client" ? await loadTermsVersions(visit) : null,
    /** Null if it cannot be booked like this. */
    order: kind && isFree ? conditionsOf({ start, durationMinutes, feeCents, isInstant, now }) : null,
  };
}
export type BookingFacts = NonNullable<Awaited<ReturnType<typeof loadBooking>>>;

const shownCoach = ({ coachId, slug, name, profilePicture, provider }: PublicCoach) => ({
  ...{ coachId, slug, name, picture: profilePicture },
  provider: provider.companyName ?? provider.name,
  isSmall: provider.smallBusiness,
});

type SlotsAroundParams = {
  slug: string;
  type: NonNullable<ReturnType<typeof readKind>>;
  start: string;
  packageId: string | undefined;
};

/** The free slots of the start's day; none if they could not be loaded. */
const slotsAround = ({ request, context }: LoaderArgs, { slug, type, start, packageId }: SlotsAroundParams) =>
  api(request, context)(listSlots, {
    params: { slug, span: "day", date: berlinDay(start) },
    query: { consultation: type, packageId },
  }).then(
    ({ days, nextFreeAt }) => {
      const slots = days.flatMap((day) => day.slots);
      return slots.length > 0 ? slots : nextFreeAt ? [nextFreeAt] : [];
    },
    (): string[] => [],
  );

const MOST_AROUND = 4;

/** The few slots nearest to a start, in order. */
const nearest = (slots: readonly string[], start: string) =>
  slots
    .toSorted((a, b) => Math.abs(Date.parse(a) - Date.parse(start)) - Math.abs(Date.parse(b) - Date.parse(start)))
    .slice(0, MOST_AROUND)
    .toSorted();

/** Without an answer nothing is promised. */
type OtherMeansParams = { coachId: string; scheduledAt: string; feeCents: number };
const NONE = { giftCents: 0, creditCents: 0 };
const otherMeans = ({ request, context }: LoaderArgs, { feeCents, ...wanted }: OtherMeansParams) =>
  api(request, context)(readExpectedCredit, { query: { ...wanted, feeCents: String(feeCents) } }).catch(() => NONE);

/** The same choice in the other language; search engines are sent to the coach's page. */
function addressesOf(slug: string, locale: Locale, choice: Parameters<typeof pickedQuery>[0]) {
  const other = otherLocale(locale);
  return {
    twin: `${pathTo("book", other, { slug })}?${pickedQuery(choice)}`,
    canonical: { own: pathTo("coachPage", locale, { slug }), other: pathTo("coachPage", other, { slug }) },
  };
}
