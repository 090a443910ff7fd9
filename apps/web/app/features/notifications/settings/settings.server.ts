import { readNotificationSettings, saveNotificationSettings } from "@aufwind/contract/notifications";
import { formAction } from "../../../platform/forms/form-action.ts";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { settingsBody } from "./form-parsers.ts";

/** The notification settings; undefined if not available. */
export const loadSettings = ({ request, context }: LoaderArgs) =>
  api(request, context)(readNotificationSettings, {}).catch(() => null);

export const settingsAction = (visit: LoaderArgs) =>
  formAction(visit, { route: saveNotificationSettings, body: settingsBody });
