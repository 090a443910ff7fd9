import {
  archiveNotification,
  changeSelectedNotifications,
  deleteNotification,
  dismissNotification,
  markAllNotificationsRead,
  markNotificationRead,
} from "@aufwind/contract/notifications";
import { formAction } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import type { LoaderArgs } from "../../../platform/http/api.ts";
import { bulkActionOf, rowActionOf } from "./actions.ts";

const params = (form: FormData) => ({ id: rowActionOf(text(form, "form") ?? "")?.id ?? "" });

const selection = (form: FormData) => ({
  act: bulkActionOf(text(form, "form") ?? ""),
  ids: form.getAll("id").map(String),
});

export const NOTIFICATION_ACTIONS = {
  read: (visit: LoaderArgs) => formAction(visit, { route: markNotificationRead, params }),
  dismiss: (visit: LoaderArgs) => formAction(visit, { route: dismissNotification, params }),
  archive: (visit: LoaderArgs) => formAction(visit, { route: archiveNotification, params }),
  delete: (visit: LoaderArgs) => formAction(visit, { route: deleteNotification, params }),
  selected: (visit: LoaderArgs) => formAction(visit, { route: changeSelectedNotifications, body: selection }),
  readAll: (visit: LoaderArgs) => formAction(visit, { route: markAllNotificationsRead }),
};
