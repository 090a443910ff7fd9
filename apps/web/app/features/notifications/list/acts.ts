import { type NotificationAct, type NotificationStatus, statusesBefore, UNREAD } from "@aufwind/rules/notifications";

const isUnread = (status: NotificationStatus) => UNREAD.some((each) => each === status);

/** What a row offers: only what changes something, and of two ways to the same end the plainer one. */
export function actsFor(status: NotificationStatus): NotificationAct[] {
  const acts: NotificationAct[] = isUnread(status) ? ["read", "dismiss", "archive", "delete"] : ["archive", "delete"];
  const possible = acts.filter((act) => statusesBefore(act).includes(status));
  return status === "Archived" || status === "Deleted" ? ["read", ...possible] : possible;
}

/** What the button of an act is called: reading takes back what was put away. */
export const wordFor = (act: NotificationAct, status: NotificationStatus) =>
  act === "read" && !isUnread(status) ? "takeBack" : act;

/** The form of one row is named `delete.<id>`. */
export function actOf(form: string): { act: NotificationAct; id: string } | undefined {
  const [act, id] = form.split(".");
  return (act === "read" || act === "dismiss" || act === "archive" || act === "delete") && id ? { act, id } : undefined;
}
