import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { AppointmentNotFound } from "../features/appointments/not-found.tsx";
import { loadReschedule, rescheduleAction } from "../features/appointments/reschedule/reschedule.server.ts";
import { Reschedule } from "../features/appointments/reschedule/reschedule.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { reloadsAfterSubmit as shouldRevalidate } from "../features/appointments/actions.ts";
export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["appointments", "slot-picker"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments:reschedule.page");

export const loader = loaderFor("coach", (visit) => loadReschedule(visit, visit.params.id ?? ""));

export async function action(visit: ActionFunctionArgs) {
  return rescheduleAction(visit, { id: visit.params.id ?? "", side: "coach" });
}

export default function CoachReschedule() {
  const { appointment, pick, week, today } = useLoaderData<typeof loader>();
  if (!appointment || !pick) return <AppointmentNotFound side="coach" />;
  return <Reschedule {...{ appointment, pick, week, today }} />;
}
