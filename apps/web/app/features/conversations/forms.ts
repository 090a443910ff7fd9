/** The forms of the pages about messages, by which their actions tell them apart. */
export const SEND_FORM = "send";
export const REPORT_FORM = "report";
export const OPEN_FORM = "open";
export const DROP_CONTACT_FORM = "dropContact";

/** So long a comment on a report is at most. */
export const REPORT_COMMENT = 1000;

/** The messages page with people to write to. */
export const NEW_QUERY = "new=1";
