import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Devices } from "../features/second-factors/devices.tsx";
import { DEVICE_ACTIONS, loadDevices } from "../features/second-factors/security.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["second-factors"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "second-factors:devices.title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireMember(visit);
  return { sessions: await loadDevices(visit) };
}

export const action = actionByForm(DEVICE_ACTIONS);

export default function AccountDevices() {
  const { t } = useTranslation("second-factors");
  return (
    <>
      <PageHeader title={t("devices.title")} lead={t("devices.lead")} />
      <Devices {...useLoaderData<typeof loader>()} />
    </>
  );
}
