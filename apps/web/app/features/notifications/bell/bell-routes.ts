import type {
  dismissNotification,
  listClientNotifications,
  listCoachNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import { UNREAD } from "@aufwind/rules/notifications";
import { zoneToday } from "@aufwind/rules/time/zone-names";
import { callFromBrowser, lightRoute } from "../../../platform/http/browser-api.ts";

const LISTS = {
  client: lightRoute<typeof listClientNotifications>({
    method: "get",
    path: "/api/clients/notifications/{page}/{size}/{sort}",
  }),
  coach: lightRoute<typeof listCoachNotifications>({
    method: "get",
    path: "/api/coaches/notifications/{page}/{size}/{sort}",
  }),
};
const READ = lightRoute<typeof markNotificationRead>({ method: "patch", path: "/api/notifications/mark-as-read/{id}" });
const DISMISS = lightRoute<typeof dismissNotification>({ method: "patch", path: "/api/notifications/dismiss/{id}" });
const READ_ALL = lightRoute<typeof markAllNotificationsRead>({
  method: "patch",
  path: "/api/notifications/mark-all-as-read",
});

/** The newest five unread ones. */
export async function readNewest(side: Side) {
  const asked = {
    params: { page: "0", size: "5", sort: "desc" as const },
    query: { status: [...UNREAD], timeZone: zoneToday(Intl.DateTimeFormat().resolvedOptions().timeZone) },
  };
  const { items } = await (side === "client"
    ? callFromBrowser(LISTS.client, asked)
    : callFromBrowser(LISTS.coach, asked));
  return items;
}

export const markRead = (id: string) => callFromBrowser(READ, { params: { id } });
export const dismiss = (id: string) => callFromBrowser(DISMISS, { params: { id } });
export const markAllRead = () => callFromBrowser(READ_ALL, {});
