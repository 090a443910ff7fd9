import type { Mail } from "@aufwind/contract/mailbox";

/** A mail with what it says. */
export type FullMail = Mail & { text: string; html: string };
