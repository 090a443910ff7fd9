import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { InvitedList } from "../features/client-invitations/invited-list.tsx";
import { INVITED_ACTIONS, loadInvited } from "../features/client-invitations/people.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { PageLink } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import patterns from "../ui/patterns.module.css";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["client-invitations-people"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "client-invitations-people:list.title");

export const loader = loaderFor("coach", loadInvited);

type Action = (visit: LoaderFunctionArgs) => Promise<unknown>;

export const action = actionByForm<Action>(INVITED_ACTIONS);

export default function CoachInvited() {
  const { t } = useTranslation("client-invitations-people");
  const loaded = useLoaderData<typeof loader>();
  const acts = loaded.list?.counts.some(({ count }) => count > 0) && (
    <PageButton to="coachInvite" small>
      <Icon name="mail" /> {t("list.invite")}
    </PageButton>
  );
  return (
    <>
      <PageHeader title={t("list.title")} lead={t("list.lead")} acts={acts}>
        <PageLink className={patterns.link} to="coachInvitation">
          {t("back")}
        </PageLink>
      </PageHeader>
      <InvitedList {...loaded} />
    </>
  );
}
