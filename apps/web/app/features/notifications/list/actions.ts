import {
  NOTIFICATION_ACTS,
  type NotificationAction,
  type NotificationStatus,
  statusesBefore,
  UNREAD,
} from "@aufwind/rules/notifications";

const isUnread = (status: NotificationStatus) => UNREAD.some((each) => each === status);

/** A row's actions: only those that change something, and the simpler of two with the same effect. */
export function actionsFor(status: NotificationStatus): NotificationAction[] {
  const acts: NotificationAction[] = isUnread(status)
    ? ["read", "dismiss", "archive", "delete"]
    : ["archive", "delete"];
  const possible = acts.filter((act) => statusesBefore(act).includes(status));
  return status === "Archived" || status === "Deleted" ? ["read", ...possible] : possible;
}

/** The label of an action: reading restores what was put away. */
export const labelKeyFor = (act: NotificationAction, status: NotificationStatus) =>
  act === "read" && !isUnread(status) ? "takeBack" : act;

const isAction = (name: string | undefined): name is NotificationAction =>
  name !== undefined && Object.hasOwn(NOTIFICATION_ACTS, name);

/** The form of one row is named `delete.<id>`. */
export function rowActionOf(form: string): { act: NotificationAction; id: string } | undefined {
  const [act, id] = form.split(".");
  return isAction(act) && id ? { act, id } : undefined;
}

/** The button of a selection is named `selected.delete`. */
export function bulkActionOf(form: string): NotificationAction | undefined {
  const [selected, act] = form.split(".");
  return selected === "selected" && isAction(act) ? act : undefined;
}
