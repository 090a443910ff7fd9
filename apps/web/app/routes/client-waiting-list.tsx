import { type MetaArgs, useLoaderData, useSearchParams } from "react-router";
import { PlaceList } from "../features/waiting-list/place-list.tsx";
import { leaveAction, loadPlaces } from "../features/waiting-list/waiting-list.server.ts";
import { actionByForm, type FormResult } from "../platform/forms/form-action.ts";
import { useAnswer } from "../platform/forms/use-answer.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { Outcome } from "../ui/notices.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["waiting-list"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "waiting-list:title");

export const loader = loaderFor("client", async (visit) => ({ places: await loadPlaces(visit) }));

export const action = actionByForm({ end: leaveAction });

export default function ClientWaitingList() {
  useRevalidateOn("notifications");
  const { t } = useTranslation("waiting-list");
  const { places } = useLoaderData<typeof loader>();
  const result = useAnswer<FormResult>();
  const [params] = useSearchParams();
  const joined = result ? undefined : places?.find(({ id }) => id === params.get("joined"));
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {joined && <Outcome of={joined.id}>{t("new.done", { name: joined.coach.name })}</Outcome>}
      {result?.ok && <Outcome of={result}>{t("ended")}</Outcome>}
      {places ? <PlaceList places={places} /> : <Failure title={t("failed")} />}
    </>
  );
}
