import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { NOTIFICATION_ACTIONS } from "../features/notifications/list/actions.server.ts";
import { loadList } from "../features/notifications/list/list.server.ts";
import { NotificationList } from "../features/notifications/list/notification-list.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireSide } from "../platform/session/member.server.ts";
import { PageButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["notifications", "list-selection"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "notifications:title");

export const loader = async (visit: LoaderFunctionArgs) => loadList(visit, await requireSide(visit));

export const action = actionByForm(NOTIFICATION_ACTIONS);

export default function Notifications() {
  const { t } = useTranslation("notifications");
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        acts={
          <PageButton to="notificationSettings" look="ghost" small>
            {t("settings")}
          </PageButton>
        }
      />
      <NotificationList {...useLoaderData<typeof loader>()} />
    </>
  );
}
