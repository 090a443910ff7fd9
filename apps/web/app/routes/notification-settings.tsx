import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { PushPanel } from "../features/notifications/settings/push-panel.tsx";
import { loadSettings, settingsAction } from "../features/notifications/settings/settings.server.ts";
import { SettingsForm } from "../features/notifications/settings/settings-form.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { useMember } from "../platform/pages/site.ts";
import { requireSide } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["notifications-settings"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "notifications-settings:title");

export async function loader(visit: LoaderFunctionArgs) {
  const side = await requireSide(visit);
  return { side, settings: await loadSettings(visit) };
}

export const action = (visit: ActionFunctionArgs) => settingsAction(visit);

export default function NotificationSettings() {
  const { t } = useTranslation("notifications-settings");
  const { side, settings } = useLoaderData<typeof loader>();
  const user = useMember();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels>
        {settings ? <SettingsForm side={side} settings={settings} /> : <Failure title={t("failed")} />}
        {user && <PushPanel userId={user.userId} />}
      </Panels>
    </>
  );
}
