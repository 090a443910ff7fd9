/** `Pending` waits to be pushed, `Failed` could not be; both stand in the bell like `Sent`. */
export const NOTIFICATION_STATUSES = ["Pending", "Sent", "Failed", "Read", "Deleted", "Archived", "Dismissed"] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

/** Those that the bell shows. */
export const UNREAD = ["Pending", "Sent", "Failed"] as const satisfies readonly NotificationStatus[];
/** Those that a list shows where nobody asks for others. */
export const LISTED = [
  "Pending",
  "Sent",
  "Failed",
  "Read",
  "Dismissed",
] as const satisfies readonly NotificationStatus[];

/** What a person does with a notification. */
export const NOTIFICATION_ACTS = {
  read: "Read",
  dismiss: "Dismissed",
  archive: "Archived",
  delete: "Deleted",
} as const satisfies Record<string, NotificationStatus>;
export type NotificationAct = keyof typeof NOTIFICATION_ACTS;

const FROM: Record<NotificationAct, readonly NotificationStatus[]> = {
  read: ["Pending", "Sent", "Failed", "Dismissed", "Archived", "Deleted", "Read"],
  dismiss: UNREAD,
  archive: LISTED,
  delete: [...LISTED, "Archived"],
};

/** Which statuses an act leads away from; reading also takes back what was archived or deleted. */
export const statusesBefore = (act: NotificationAct): readonly NotificationStatus[] => FROM[act];

/** How long what was deleted can be taken back. */
export const DELETED_KEPT_DAYS = 30;
