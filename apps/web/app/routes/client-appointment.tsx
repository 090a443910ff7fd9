import { type ActionFunctionArgs, data, type MetaArgs, useLoaderData } from "react-router";
import { AgreementPanel } from "../features/agreements/agreement-panels.tsx";
import { loadOwnAgreements } from "../features/agreements/agreements.server.ts";
import { appointmentAction, loadClientAppointment } from "../features/appointments/detail/appointment.server.ts";
import { AppointmentDetail } from "../features/appointments/detail/detail.tsx";
import { AppointmentNotFound } from "../features/appointments/not-found.tsx";
import { WidgetBookingDone } from "../features/booking-pages/widget-booking-done.tsx";
import { loadIntakeOf } from "../features/intake-forms/intake-forms.server.ts";
import { IntakePanel } from "../features/intake-forms/intake-panel.tsx";
import { askReview } from "../features/reviews/writing/review.server.ts";
import { ReviewLink } from "../features/reviews/writing/review-link.tsx";
import { EarlierTimeLink } from "../features/waiting-list/waiting-links.tsx";
import { AppointmentWorksheetPanel } from "../features/worksheets/worksheet-rows.tsx";
import { loadWorksheetsOf } from "../features/worksheets/worksheets.server.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { reloadsAfterSubmit as shouldRevalidate } from "../features/appointments/actions.ts";
export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: [
    "appointments",
    "booking-pages-window",
    "appointments-early-start",
    "payments",
    "video-calls-link",
    "reviews-link",
    "waiting-list-link",
    "worksheets",
    "agreements",
    "intake-forms",
    "questions",
  ],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments:detail.page");

export const loader = loaderFor("client", async (visit) => {
  const id = visit.params.id ?? "";
  const [loaded, review, worksheets, intake] = await Promise.all([
    loadClientAppointment(visit, id),
    askReview(visit, id),
    loadWorksheetsOf(visit, id),
    loadIntakeOf(visit, id),
  ]);
  const { appointment } = loaded.data;
  const agreements = appointment ? await loadOwnAgreements(visit, appointment.coach.id) : [];
  return data({ ...loaded.data, review, worksheets, intake, agreements }, loaded.init ?? undefined);
});

export async function action(visit: ActionFunctionArgs) {
  return appointmentAction(visit, { id: visit.params.id ?? "", side: "client" });
}

export default function ClientAppointment() {
  useRevalidateOn("appointment");
  const { appointment, review, worksheets, intake, agreements, ...rest } = useLoaderData<typeof loader>();
  if (!appointment) return <AppointmentNotFound side="client" />;
  const rating = review && <ReviewLink appointmentId={appointment.id} stars={review.stars} />;
  const earlier = appointment.can.includes("reschedule") && <EarlierTimeLink id={appointment.id} />;
  const sheets = <AppointmentWorksheetPanel items={worksheets} page="clientWorksheet" />;
  const asked = (
    <>
      <IntakePanel intake={intake} side="client" />
      <AgreementPanel items={agreements} side="client" isPaid={appointment.feeCents > 0} />
    </>
  );
  const ways = { review: rating, earlier, asked, worksheets: sheets };
  return (
    <>
      <WidgetBookingDone isConfirmed={appointment.scheduledStatus === "Scheduled"} />
      <AppointmentDetail appointment={appointment} {...ways} {...rest} />
    </>
  );
}
