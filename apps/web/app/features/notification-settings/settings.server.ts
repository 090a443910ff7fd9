import { readNotificationSettings, saveNotificationSettings } from "@aufwind/contract/notifications";
import { api, type Visit } from "../../platform/api.ts";
import { formAction } from "../../platform/form-action.ts";
import { settingsBody } from "./bodies.ts";

/** How the person wants to hear of things; nothing where that cannot be had just now. */
export const loadSettings = ({ request, context }: Visit) =>
  api(request, context)(readNotificationSettings, {}).catch(() => null);

export const settingsAction = (visit: Visit) =>
  formAction(visit, { route: saveNotificationSettings, body: settingsBody });
