import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { actOn, loadAppointment } from "../features/appointments/detail/appointment.server.ts";
import { AppointmentDetail } from "../features/appointments/detail/detail.tsx";
import { NoneFound } from "../features/appointments/not-found.tsx";
import { NoteLink } from "../features/notes/note-link.tsx";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { showsPresent as shouldRevalidate } from "../features/appointments/actions.ts";
export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["appointments", "video-calls-link", "notes-link"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments:detail.page");

export const loader = loaderFor("coach", (visit) => loadAppointment(visit, visit.params.id ?? ""));

export async function action(visit: ActionFunctionArgs) {
  return actOn(visit, { id: visit.params.id ?? "", side: "coach" });
}

export default function CoachAppointment() {
  useRevalidateOn("appointment");
  const { appointment, now } = useLoaderData<typeof loader>();
  if (!appointment) return <NoneFound side="coach" />;
  const { id, scheduledStatus } = appointment;
  const note = <NoteLink appointmentId={id} status={scheduledStatus} look="ghost" />;
  return <AppointmentDetail appointment={appointment} now={now} note={note} />;
}
