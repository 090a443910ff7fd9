import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { arrivalAction, loadArrival } from "../features/accounts/accounts.server.ts";
import { ArrivalPage } from "../features/accounts/arrival-page.tsx";
import { askInviting } from "../features/friends/friends.server.ts";
import { InvitedNote } from "../features/friends/invited-note.tsx";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// Personal: never cached.
export { noStore as headers } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["accounts", "friends"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  unlistedMeta(args, { title: "accounts:arrival.meta.title", description: "accounts:arrival.meta.description" });

export async function loader(visit: LoaderFunctionArgs) {
  const arrival = await loadArrival(visit);
  return { arrival, invited: await askInviting(visit, arrival.friendCode) };
}

export const action = (visit: ActionFunctionArgs) => arrivalAction(visit);

export default function RegisterProvider() {
  const { arrival, invited } = useLoaderData<typeof loader>();
  return <ArrivalPage {...arrival} invited={invited && <InvitedNote inviting={invited} when="registered" />} />;
}
