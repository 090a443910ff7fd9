import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { NetworksForm } from "../features/coach-profiles/edit/networks-form.tsx";
import { loadProfile, networksAction } from "../features/coach-profiles/edit/profile.server.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["coach-profiles"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coach-profiles:networks.page");

export async function loader(visit: LoaderFunctionArgs) {
  const { socialNetworks } = await loadProfile(visit);
  return { socialNetworks };
}

export const action = (visit: ActionFunctionArgs) => networksAction(visit);

export default function CoachNetworks() {
  const { t } = useTranslation("coach-profiles");
  return (
    <>
      <PageHeader title={t("networks.page")} lead={t("networks.pageLead")} />
      <NetworksForm {...useLoaderData<typeof loader>()} />
    </>
  );
}
