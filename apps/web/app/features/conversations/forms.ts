/** The form names of the messages pages, for their actions. */
export const SEND_FORM = "send";
export const OPEN_FORM = "open";
export const DROP_CONTACT_FORM = "dropContact";

/** The messages page with people to write to. */
export const NEW_QUERY = "new=1";
