import { type MetaArgs, useLoaderData } from "react-router";
import { loadList } from "../features/appointments/list/list.server.ts";
import { AppointmentList } from "../features/appointments/list/list.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";

export const handle = { namespaces: ["appointments", "video-calls-link"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments:coach.title");

export const loader = loaderFor("coach", (visit) => loadList(visit, "coach"));

export default function CoachAppointments() {
  useRevalidateOn("appointment");
  const { t } = useTranslation("appointments");
  return (
    <>
      <PageHeader title={t("coach.title")} lead={t("coach.lead")} />
      <AppointmentList side="coach" {...useLoaderData<typeof loader>()} />
    </>
  );
}
