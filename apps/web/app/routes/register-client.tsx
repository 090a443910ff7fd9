import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { registerAction, resendAction } from "../features/accounts/accounts.server.ts";
import { RegisterClientPage } from "../features/accounts/register-page.tsx";
import { askInvitedEmail } from "../features/client-invitations/people.server.ts";
import { askInviting } from "../features/friends/friends.server.ts";
import { InvitedNote } from "../features/friends/invited-note.tsx";
import { askProviderWays } from "../features/sign-in/sign-in.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { INVITED_BY } from "../platform/http/cookies.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";
import { onlyGuests } from "../platform/session/guest.server.ts";
import { invitedBy, keepInvitation } from "../shared/invitation-cookie.server.ts";
import { ProviderLinks } from "../shared/provider-links.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["accounts", "passwords", "friends"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, { title: "accounts:client.meta.title", description: "accounts:client.meta.description" });

export async function loader(visit: LoaderFunctionArgs) {
  await onlyGuests(visit);
  const [invited, email] = await Promise.all([askInviting(visit, invitedBy(visit)), askInvitedEmail(visit)]);
  if (!invited) return data({ invited: null, ways: null, email });
  // Stored here, too: whoever registers later, elsewhere on the site, is still invited.
  return data(
    { invited, ways: await askProviderWays(visit), email },
    { headers: await keepInvitation(visit, INVITED_BY, invited.code) },
  );
}

const register = (visit: ActionFunctionArgs) => registerAction(visit, "client");

export const action = actionByForm({ registration: register, resend: resendAction });

export default function RegisterClient() {
  const { t } = useTranslation("accounts");
  const { invited, ways, email } = useLoaderData<typeof loader>();
  if (!invited) return <RegisterClientPage email={email} />;
  const label = (provider: string) => t("client.provider", { provider });
  return (
    <RegisterClientPage
      email={email}
      friendCode={invited.code}
      invited={<InvitedNote inviting={invited} when="confirmed" />}
      otherWays={<ProviderLinks {...ways} label={label} friendCode={invited.code} />}
    />
  );
}
