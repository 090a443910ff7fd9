import { type ActionFunctionArgs, data, type MetaArgs, useLoaderData } from "react-router";
import { AppointmentNotFound } from "../features/appointments/not-found.tsx";
import { loadReschedule, rescheduleAction } from "../features/appointments/reschedule/reschedule.server.ts";
import { Reschedule } from "../features/appointments/reschedule/reschedule.tsx";
import { HeldOfferNote } from "../features/waiting-list/waiting-links.tsx";
import { loadHeldOffer } from "../features/waiting-list/waiting-list.server.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { reloadsAfterSubmit as shouldRevalidate } from "../features/appointments/actions.ts";
export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: ["appointments", "appointments-early-start", "slot-picker", "waiting-list-link"],
  isForm: true,
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments:reschedule.page");

export const loader = loaderFor("client", async (visit) => {
  const [loaded, held] = await Promise.all([loadReschedule(visit, visit.params.id ?? ""), loadHeldOffer(visit)]);
  return data({ ...loaded.data, held }, loaded.init ?? undefined);
});

export async function action(visit: ActionFunctionArgs) {
  return rescheduleAction(visit, { id: visit.params.id ?? "", side: "client" });
}

export default function ClientReschedule() {
  const { appointment, pick, week, today, held } = useLoaderData<typeof loader>();
  if (!appointment || !pick) return <AppointmentNotFound side="client" />;
  return (
    <>
      {pick.start && <HeldOfferNote held={held} />}
      <Reschedule {...{ appointment, pick, week, today }} />
    </>
  );
}
