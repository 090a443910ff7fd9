import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { actOn } from "../features/appointments/acts.server.ts";
import { loadClientAppointment } from "../features/appointments/client-appointment.server.ts";
import { AppointmentDetail } from "../features/appointments/detail.tsx";
import { NoneFound } from "../features/appointments/none-found.tsx";
import { requireRole } from "../platform/member.server.ts";
import { memberMeta } from "../platform/member-meta.ts";
import type { PageHandle } from "../platform/page-handle.ts";

export { showsPresent as shouldRevalidate } from "../features/appointments/after-act.ts";
export { keepForm as clientAction } from "../platform/keep-form.ts";

export const handle = { words: ["appointments", "payments"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments:detail.page");

export async function loader(visit: LoaderFunctionArgs) {
  await requireRole(visit, "client");
  return loadClientAppointment(visit, visit.params.id ?? "");
}

export async function action(visit: ActionFunctionArgs) {
  return actOn(visit, { id: visit.params.id ?? "", side: "client" });
}

export default function ClientAppointment() {
  const { appointment, ...rest } = useLoaderData<typeof loader>();
  if (!appointment) return <NoneFound side="client" />;
  return <AppointmentDetail appointment={appointment} {...rest} />;
}
