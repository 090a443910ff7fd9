import { readNotificationSettings, saveNotificationSettings } from "@aufwind/contract/notifications";
import { formAction } from "../../../platform/forms/form-action.ts";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { settingsBody } from "./form-parsers.ts";

/** How the person wants to hear of things; nothing where that cannot be had just now. */
export const loadSettings = ({ request, context }: LoaderArgs) =>
  api(request, context)(readNotificationSettings, {}).catch(() => null);

export const settingsAction = (visit: LoaderArgs) =>
  formAction(visit, { route: saveNotificationSettings, body: settingsBody });
