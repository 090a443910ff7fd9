import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadInvitationLink, renewAction } from "../features/client-invitations/client-invitations.server.ts";
import { InvitationPanel, NoInvitation, useInvitation } from "../features/client-invitations/invitation-panel.tsx";
import { HowItWorks, ReadyTexts } from "../features/client-invitations/invitation-texts.tsx";
import { InviteByEmail } from "../features/client-invitations/invite-by-email.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["client-invitations"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "client-invitations:title");

export async function loader(visit: LoaderFunctionArgs) {
  const { name } = await requireRole(visit, "coach");
  return { name, ...(await loadInvitationLink(visit)) };
}

export const action = (visit: ActionFunctionArgs) => renewAction(visit);

export default function CoachInvitation() {
  const { t } = useTranslation("client-invitations");
  const { name, ...loaded } = useLoaderData<typeof loader>();
  const { invitation, renewed } = useInvitation(loaded.invitation);
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {invitation ? (
        <Panels>
          <InvitationPanel invitation={invitation} renewed={renewed} />
          <InviteByEmail />
          <HowItWorks isLowerFee={invitation.isLowerFee} />
          <ReadyTexts url={invitation.url} name={name} />
        </Panels>
      ) : (
        <NoInvitation isEarly={loaded.isEarly} />
      )}
    </>
  );
}
