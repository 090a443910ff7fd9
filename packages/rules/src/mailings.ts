/** Who is written to: the lists that people join by themselves, or everybody with an account. */
export const AUDIENCES = ["newsletter", "earlyAccess", "giftCards", "everybody"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Everybody is written to only about the service itself: nobody has agreed to more. */
export const isOfService = (audience: Audience): boolean => audience === "everybody";

/** Lists whose people asked for one letter: whoever got it has left the list. */
export const isWrittenOnce = (audience: Audience): boolean => audience === "giftCards";

export const MAILING_STATES = ["draft", "scheduled", "sending", "stopped", "sent"] as const;
export type MailingState = (typeof MAILING_STATES)[number];
export type MailingEvent = "schedule" | "unschedule" | "start" | "stop" | "resume" | "finish";

const LIFECYCLE: Record<MailingState, Partial<Record<MailingEvent, MailingState>>> = {
  draft: { schedule: "scheduled" },
  scheduled: { unschedule: "draft", start: "sending" },
  sending: { stop: "stopped", finish: "sent" },
  stopped: { resume: "sending" },
  sent: {},
};

/** The state after `event`, or undefined where it is not possible. */
export const nextState = (state: MailingState, event: MailingEvent): MailingState | undefined =>
  LIFECYCLE[state][event];

/** Only a draft is changed or removed: what somebody has got stays as it was. */
export const isChangeable = (state: MailingState): boolean => state === "draft";

export const MAILING_LENGTHS = { name: 80, necessity: 500, subject: 120, text: 8000 } as const;
/** How far ahead a mailing can be scheduled. */
export const LONGEST_AHEAD_DAYS = 365;

/** How many may be written to now: never more within a minute than the rate says. */
export const batchSize = ({ perMinute, lately }: { perMinute: number; lately: number }): number =>
  Math.max(0, perMinute - lately);

/** A paragraph, a quote, or a button that leads to a page of ours. */
export type LetterPart = string | { quote: string } | { label: string; path: string };

const BUTTON = /^\[([^\][]{1,80})\]\((\/(?!\/)[\w\-.~%!$&'*+,;=:@/?#]*)\)$/;

/** The parts of a letter: blank lines between them, `> ` before a quote, `[words](/path)` alone for a button. */
export function partsOf(text: string): LetterPart[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, label, path] = BUTTON.exec(part) ?? [];
      if (label && path) return { label, path };
      const lines = part.split("\n");
      if (lines.every((line) => line.startsWith(">")))
        return { quote: lines.map((line) => line.replace(/^>\s?/, "")).join("\n") };
      return part;
    });
}

/** Whether every address in brackets is one of our pages and stands alone: others would not be clickable. */
export const hasOnlyOwnButtons = (text: string): boolean =>
  partsOf(text).every((part) => typeof part !== "string" || !/\]\(/.test(part));

/** Changes with each word by which somebody agrees to a list (`subscriptions.json` of the web). */
export const CONSENT_TEXT_VERSION = "2026-11";
