import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from "react-router";
import { loadOwnAgreements } from "../features/agreements/agreements.server.ts";
import { type BookingFacts, loadBooking } from "../features/appointments/booking/booking.server.ts";
import { BookingPage } from "../features/appointments/booking/booking-page.tsx";
import { BOOKING_FORM, REGISTER_FORM } from "../features/appointments/booking/choice.ts";
import { bookAction, registerAction } from "../features/appointments/booking/order.server.ts";
import { ORDER_FORM } from "../features/appointments/booking/order.tsx";
import { loadCoach } from "../features/coach-profiles/page/coach.server.ts";
import { noteBooking } from "../features/growth/visits.server.ts";
import { loadHeldOffer } from "../features/waiting-list/waiting-list.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { lazyBeforeHydration } from "../ui/lazy-before-hydration.tsx";
// Parts that load later stand in the document from the start.
import "../features/appointment-series/appointment-series.module.css";
import "../ui/disclosure.module.css";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";
export { reloadsRefusal as shouldRevalidate } from "../platform/forms/revalidation.ts";

// What only clients see, beside their order form.
const selector = ORDER_FORM;
const SeriesDisclosure = lazyBeforeHydration({
  load: () => import("../features/appointment-series/series-choice.tsx").then((part) => part.SeriesDisclosure),
  selector,
});
const HeldNote = lazyBeforeHydration({
  load: () => import("../features/waiting-list/waiting-links.tsx").then((part) => part.HeldOfferNote),
  selector,
});
const BookingAgreements = lazyBeforeHydration({
  load: () => import("../features/agreements/agreement-panels.tsx").then((part) => part.BookingAgreements),
  selector,
});

// The coach may tell of somebody's health: no third party learns it.
const OF_CLIENTS = [
  ...(["appointments-early-start", "appointment-series", "card-choice"] as const),
  ...(["gift-code", "waiting-list-link", "agreements"] as const),
];

export const handle = {
  namespaces: ["appointments-booking"],
  namespacesOf: (loaded) => ((loaded as Pick<BookingFacts, "viewer">).viewer === "client" ? OF_CLIENTS : []),
  noTags: true,
} satisfies PageHandle;

// Free times change by the moment: not cached.
export const headers = () => ({ "cache-control": "private, no-cache" });

export async function loader(visit: LoaderFunctionArgs) {
  const coach = await loadCoach(visit, visit.params.slug ?? "");
  const held = coach.isBookable ? await loadHeldOffer(visit) : null;
  // The coach who booked this time for the client has agreed to it.
  const isAgreed = held?.isProposal ?? false;
  const booking = coach.isBookable ? await loadBooking(visit, coach, { isAgreed }) : null;
  if (booking) {
    noteBooking(visit, { ...coach, viewer: booking.viewer, hasOrder: booking.order !== null });
    const isClient = booking.viewer === "client";
    const isPaid = isClient && booking.order !== null && booking.order.feeCents > 0;
    const agreements = isPaid ? await loadOwnAgreements(visit, coach.coachId) : [];
    return { ...booking, held: isClient ? held : null, agreements };
  }
  // Kind and time are chosen on the coach's page, which also says why there is nothing to book.
  const { search, pathname } = new URL(visit.request.url);
  throw redirect(`${pathTo("coachPage", localeOf({ pathname }), { slug: coach.slug })}${search}#booking`);
}

const ACTIONS = { [BOOKING_FORM]: bookAction, [REGISTER_FORM]: registerAction };

export const action = actionByForm(ACTIONS);

export const meta = (args: MetaArgs<typeof loader>) => {
  const name = args.loaderData?.coach.name;
  if (!name) return [];
  return [
    ...pageMeta(args, (t) => ({
      title: t("appointments-booking:meta.title", { name }),
      description: t("appointments-booking:meta.description", { name }),
    })),
    { name: "robots", content: "noindex" },
  ];
};

export default function Book() {
  const { held, agreements, ...facts } = useLoaderData<typeof loader>();
  const { viewer, coach, choice, order } = facts;
  const isRegular = viewer === "client" && order !== null && choice.type !== null && choice.type !== "discovery";
  const asked = { slug: coach.slug, type: choice.type ?? "", start: choice.start, language: choice.language };
  const series = isRegular && <SeriesDisclosure {...asked} />;
  const before = (
    <>
      {held && <HeldNote held={held} />}
      {agreements.length > 0 && <BookingAgreements items={agreements} />}
    </>
  );
  return <BookingPage {...facts} series={series} held={before} />;
}
