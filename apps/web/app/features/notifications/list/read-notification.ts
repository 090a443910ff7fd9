import type { markNotificationRead } from "@aufwind/contract/notifications";
import { callFromBrowser, lightRoute } from "../../../platform/http/browser-api.ts";

const READ = lightRoute<typeof markNotificationRead>({ method: "patch", path: "/api/notifications/mark-as-read/{id}" });

export const readNotification = (id: string) => callFromBrowser(READ, { params: { id } });
