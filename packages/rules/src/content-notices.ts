/** What can be reported. */
export const CONTENT_KINDS = ["profile", "review", "message", "document"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Why somebody gives notice of a content. */
export const NOTICE_REASONS = [
  "illegal",
  "misleading",
  "hateful",
  "privacy",
  "intellectualProperty",
  "danger",
  "terms",
] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

export const EXPLANATION_MOST = 3000;

/** Whether somebody may give notice without a name and an address (Art. 16 (2) (c) of the Digital Services Act). */
export const mayBeAnonymous = (reason: NoticeReason): boolean => reason === "danger";

/** Six months in which a decision can be appealed, and time to decide about that. */
export const NOTICE_KEPT_DAYS = 210;
