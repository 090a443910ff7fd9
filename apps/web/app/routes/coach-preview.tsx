import { type MetaArgs, useLoaderData } from "react-router";
import { loadPreview } from "../features/schedules/preview.server.ts";
import { Preview } from "../features/schedules/preview.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Failure } from "../ui/placeholders.tsx";

export const handle = { namespaces: ["schedules", "consultations"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "schedules:preview.title");

export const loader = loaderFor("coach", async (visit) => ({ facts: await loadPreview(visit) }));

export default function CoachPreview() {
  const { t } = useTranslation("schedules");
  const { facts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("preview.title")} lead={t("preview.lead")} />
      {facts ? <Preview {...facts} /> : <Failure title={t("preview.failed")} />}
    </>
  );
}
