import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { InvitePage } from "../features/client-invitations/invite-page.tsx";
import { INVITE_ACTIONS } from "../features/client-invitations/people.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { BackLink } from "../ui/links.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["client-invitations-people"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "client-invitations-people:title");

export async function loader(visit: LoaderFunctionArgs) {
  const { name } = await requireRole(visit, "coach");
  return { name };
}

type Action = (visit: LoaderFunctionArgs) => Promise<unknown>;

export const action = actionByForm<Action>(INVITE_ACTIONS);

export default function CoachInvite() {
  const { t } = useTranslation("client-invitations-people");
  return (
    <>
      <PageHeader back={<BackLink to="coachInvitation">{t("back")}</BackLink>} title={t("title")} lead={t("lead")} />
      <InvitePage {...useLoaderData<typeof loader>()} />
    </>
  );
}
