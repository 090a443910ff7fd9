import { type Acquaintance, readAcquaintance } from "@aufwind/contract/appointments";
import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { readExpectedCredit } from "@aufwind/contract/credits";
import { listPaymentMethods } from "@aufwind/contract/payment-methods";
import { listSlots } from "@aufwind/contract/slots";
import type { Consultation } from "@aufwind/rules/consultations";
import type { Locale } from "@aufwind/rules/locale";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { berlinDay } from "../../../platform/i18n/dates.ts";
import { inLanguage, otherLocale } from "../../../platform/i18n/locale.tsx";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { askUser } from "../../../platform/session/member.server.ts";
import { type Choice, chosenKind, kindState, queryOf, readChoice, shownMonth } from "./choice.ts";
import { conditionsOf } from "./conditions.ts";

/** Whoever the coach does not know, visitors included. */
const STRANGER = {
  relation: "new",
  discovery: null,
  open: ["discovery"],
  instant: null,
  hasPaymentMethod: false,
} as const;

/** The data of a coach's booking page, for this viewer and this address. */
export async function loadBooking(visit: LoaderArgs, coach: PublicCoach) {
  const url = new URL(visit.request.url);
  const locale = localeOf(url);
  const now = Date.now();
  const { viewer, acquaintance } = await viewerOf(visit, coach.coachId);
  const kinds = coach.appointmentSettings.map(({ description, ...kind }) => ({
    ...kind,
    description: inLanguage(description, locale),
    state: kindState(kind.type, acquaintance.open),
    /** A visitor sees the general rules. */
    isInstant: acquaintance.instant ? acquaintance.instant.includes(kind.type) : kind.instantBooking === "all",
  }));
  const asked = readChoice(url.searchParams);
  const kind = chosenKind(kinds, asked.type);
  const today = berlinDay(now);
  const slots = kind ? await monthOf(visit, { slug: coach.slug, type: kind.type, month: asked.month, today }) : null;
  // A time chosen for another consultation is not chosen for this one.
  const isSwitched = asked.type !== null && asked.type !== kind?.type;
  const start = isSwitched ? null : asked.start;
  const isFree = slots?.days.some((day) => start !== null && day.slots.includes(start)) ?? false;
  const choice = {
    type: kind?.type ?? null,
    month: slots?.month ?? shownMonth(asked.month, today),
    day: slots && asked.day?.startsWith(slots.month) ? asked.day : null,
    start: isFree ? start : null,
  };
  const hasCard = acquaintance.hasPaymentMethod;
  const isPaid = choice.start !== null && (kind?.grossPriceCents ?? 0) > 0;
  return {
    ...addressesOf(coach.slug, locale, { ...choice, start }),
    coach: shownCoach(coach),
    viewer,
    kinds,
    choice,
    /** The time was chosen for a consultation that this viewer cannot book. */
    isSwitched: isSwitched && asked.start !== null,
    /** The time in the address is not free. */
    isGone: start !== null && slots !== null && !isFree,
    slots: slots && { days: slots.days, nextFreeAt: slots.nextFreeAt, firstMonth: today.slice(0, 7) },
    discovery: acquaintance.discovery && {
      at: acquaintance.discovery.scheduledAt,
      isAhead: Date.parse(acquaintance.discovery.endsAt) > now,
    },
    isNew: acquaintance.open.every((type) => type === "discovery"),
    hasCard,
    /** The card that will be charged, if one is saved and something has to be paid. */
    card: hasCard && isPaid ? await primaryCard(visit) : null,
    /** What a credit will pay of it. */
    creditCents:
      viewer === "client" && isPaid && choice.start
        ? await creditFor(visit, {
            coachId: coach.coachId,
            scheduledAt: choice.start,
            feeCents: kind?.grossPriceCents ?? 0,
          })
        : 0,
    order:
      kind && choice.start
        ? conditionsOf({
            start: choice.start,
            durationMinutes: kind.durationMinutes,
            feeCents: kind.grossPriceCents,
            isInstant: kind.isInstant,
            now,
          })
        : null,
  };
}
export type BookingFacts = Awaited<ReturnType<typeof loadBooking>>;

const shownCoach = ({ coachId, slug, name, profilePicture, provider }: PublicCoach) => ({
  ...{ coachId, slug, name, picture: profilePicture },
  provider: provider.companyName ?? provider.name,
  isSmall: provider.smallBusiness,
});

/** A client's history with the coach; everybody else is a stranger. */
async function viewerOf(visit: LoaderArgs, coachId: string) {
  const user = await askUser(visit).catch(() => null);
  const viewer = !user ? ("visitor" as const) : user.userType === "client" ? ("client" as const) : ("other" as const);
  const acquaintance: Pick<Acquaintance, "discovery" | "hasPaymentMethod"> & {
    open: readonly Consultation[];
    instant: readonly Consultation[] | null;
  } =
    viewer === "client"
      ? await api(visit.request, visit.context)(readAcquaintance, { params: { coachId } }).catch(asErrorPage)
      : STRANGER;
  return { viewer, acquaintance };
}

/** Without an answer nothing is promised. */
type CreditForParams = { coachId: string; scheduledAt: string; feeCents: number };
const creditFor = ({ request, context }: LoaderArgs, { feeCents, ...wanted }: CreditForParams) =>
  api(request, context)(readExpectedCredit, { query: { ...wanted, feeCents: String(feeCents) } }).then(
    ({ creditCents }) => creditCents,
    () => 0,
  );

/** By its name alone; without an answer the order does not name it. */
async function primaryCard({ request, context }: LoaderArgs) {
  const methods = await api(request, context)(listPaymentMethods, {}).catch(() => null);
  const card = methods?.items.find(({ defaultPayment }) => defaultPayment);
  return card ? { brand: card.brand, lastFour: card.lastFour } : null;
}

type MonthOfParams = { slug: string; type: Consultation; month: string | null; today: string };

/** The requested month, else the first with a free slot; undefined if not available. */
async function monthOf(visit: LoaderArgs, { slug, type, month: asked, today }: MonthOfParams) {
  const call = api(visit.request, visit.context);
  const load = async (month: string) => {
    const params = { slug, span: "month", date: `${month}-01` } as const;
    const { days, nextFreeAt } = await call(listSlots, { params, query: { consultation: type } });
    return { month, days: days.filter(({ slots }) => slots.length > 0), nextFreeAt };
  };
  try {
    const found = await load(shownMonth(asked, today));
    const isEmpty = found.days.length === 0 && found.nextFreeAt;
    return asked === null && isEmpty ? await load(berlinDay(isEmpty).slice(0, 7)) : found;
  } catch {
    return null;
  }
}

/** The same choice in the other language; search engines are sent to the coach's page. */
function addressesOf(slug: string, locale: Locale, choice: Choice) {
  const other = otherLocale(locale);
  return {
    twin: `${pathTo("book", other, { slug })}?${queryOf(choice)}`,
    canonical: { own: pathTo("coachPage", locale, { slug }), other: pathTo("coachPage", other, { slug }) },
  };
}
