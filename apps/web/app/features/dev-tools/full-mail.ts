import type { Mail, Template } from "@aufwind/contract/mailbox";

/** A mail that was written, or one that could be: those have no time and no state. */
export type ListedMail = Template & Partial<Pick<Mail, "createdAt" | "state">>;

/** A mail with what it says. */
export type FullMail = ListedMail & { text: string; html: string };
