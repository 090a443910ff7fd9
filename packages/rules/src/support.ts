/** What somebody writes to support about. */
export const SUPPORT_TOPICS = ["appointment", "payment", "account", "technical", "report", "other"] as const;
