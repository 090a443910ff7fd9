import { type MetaArgs, useLoaderData } from "react-router";
import { JOIN_FORM, PlaceForm } from "../features/waiting-list/place-form.tsx";
import { joinAction, loadWaitingRequest } from "../features/waiting-list/waiting-list.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Moment } from "../ui/moment.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { RichText } from "../ui/rich-text.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["waiting-list"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "waiting-list:new.page");

export const loader = loaderFor("client", async (visit) => ({
  wish: await loadWaitingRequest(visit),
  now: Date.now(),
}));

export const action = actionByForm({ [JOIN_FORM]: joinAction });

export default function ClientWaitingListNew() {
  const { t } = useTranslation("waiting-list");
  const { wish, now } = useLoaderData<typeof loader>();
  if (!wish)
    return (
      <>
        <PageHeader title={t("title")} />
        <EmptyState title={t("new.none")} action={<PageButton to="clientWaitingList">{t("new.own")}</PageButton>}>
          {t("new.noneText")}
        </EmptyState>
      </>
    );
  const { coach, scheduledAt } = wish;
  const when = () => <Moment at={scheduledAt ?? ""} beside />;
  return (
    <>
      <PageHeader
        title={t(scheduledAt ? "new.titleMove" : "new.title", { name: coach.name })}
        lead={scheduledAt ? <RichText text={t("new.leadMove")} tags={{ when }} /> : t("new.lead")}
      />
      <PlaceForm wish={wish} now={now} />
    </>
  );
}
