import { type ActionFunctionArgs, data, type MetaArgs, useLoaderData } from "react-router";
import { appointmentAction, loadAppointment } from "../features/appointments/detail/appointment.server.ts";
import { AppointmentDetail } from "../features/appointments/detail/detail.tsx";
import { AppointmentNotFound } from "../features/appointments/not-found.tsx";
import { loadIntakeOf } from "../features/intake-forms/intake-forms.server.ts";
import { IntakePanel } from "../features/intake-forms/intake-panel.tsx";
import { NoteLink } from "../features/notes/note-link.tsx";
import { AppointmentWorksheetPanel } from "../features/worksheets/worksheet-rows.tsx";
import { loadWorksheetsOf } from "../features/worksheets/worksheets.server.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { reloadsAfterSubmit as shouldRevalidate } from "../features/appointments/actions.ts";
export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: ["appointments", "video-calls-link", "notes-link", "worksheets", "intake-forms", "questions"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments:detail.page");

export const loader = loaderFor("coach", async (visit) => {
  const id = visit.params.id ?? "";
  const [loaded, worksheets, intake] = await Promise.all([
    loadAppointment(visit, id),
    loadWorksheetsOf(visit, id),
    loadIntakeOf(visit, id),
  ]);
  return data({ ...loaded.data, worksheets, intake }, loaded.init ?? undefined);
});

export async function action(visit: ActionFunctionArgs) {
  return appointmentAction(visit, { id: visit.params.id ?? "", side: "coach" });
}

export default function CoachAppointment() {
  useRevalidateOn("appointment");
  const { appointment, language, now, worksheets, intake } = useLoaderData<typeof loader>();
  if (!appointment) return <AppointmentNotFound side="coach" />;
  const { id, scheduledStatus } = appointment;
  const note = <NoteLink appointmentId={id} status={scheduledStatus} look="ghost" />;
  const sheets = <AppointmentWorksheetPanel items={worksheets} page="coachWorksheet" />;
  const asked = <IntakePanel intake={intake} side="coach" />;
  return <AppointmentDetail {...{ appointment, language, now, note, asked }} worksheets={sheets} />;
}
