/** Mailboxes that ignore dots before the @: one person's address can be written in many ways. */
const IGNORES_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * What makes two spellings of an address the same account: letter case never matters, dots do not where the
 * mailbox ignores them, and googlemail.com is gmail.com.
 */
export function emailKey(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  if (!IGNORES_DOTS.has(domain)) return lower;
  const [mailbox = "", ...tags] = local.split("+");
  return `${[mailbox.replaceAll(".", ""), ...tags].join("+")}@gmail.com`;
}

/** A first or last name has two characters; in these scripts one character is a whole name. */
export const isLongEnoughName = (name: string): boolean =>
  [...name.trim()].length >= 2 || /^[\p{Script=Han}\p{Script=Hangul}]$/u.test(name.trim());

/** What a password must have, in the order in which it is shown. */
export const PASSWORD_RULES = ["length", "digit", "lowercase", "uppercase", "symbol"] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

export const PASSWORD_LENGTH = { least: 6, most: 128 } as const;

const MEETS: Record<PasswordRule, (password: string) => boolean> = {
  // Counted as people count: an emoji is one character.
  length: (password) => [...password].length >= PASSWORD_LENGTH.least,
  digit: (password) => /\p{Nd}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  symbol: (password) => /[^\p{L}\p{N}]/u.test(password),
};

/** Whether a password keeps one of the rules. */
export const meetsRule = (password: string, rule: PasswordRule): boolean => MEETS[rule](password);

/** Whether a password keeps all of them. */
export const isGoodPassword = (password: string): boolean => PASSWORD_RULES.every((rule) => meetsRule(password, rule));

/** Five wrong passwords or codes in a row from one source lock it out for a quarter of an hour. */
const LOCK_OUT = { attempts: 5, minutes: 15 } as const;
/** So many wrong passwords from all browsers together that the account does not know, whatever their networks. */
export const STRANGERS_ATTEMPTS = 20;

type Attempts = { failedAttempts: number; lockedUntil: Date | null };

/** Whether no further try is taken now. */
export const isLockedOut = ({ lockedUntil }: Pick<Attempts, "lockedUntil">, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now;

type Counting = { now: Date; most?: number };

/** The count after one more try that is taken for wrong until it proves right; a lock that is over starts from one. */
export function afterAttempt(
  { failedAttempts, lockedUntil }: Attempts,
  { now, most = LOCK_OUT.attempts }: Counting,
): Attempts {
  const counted = lockedUntil === null ? failedAttempts + 1 : 1;
  const until = new Date(now.getTime() + LOCK_OUT.minutes * 60_000);
  return { failedAttempts: counted, lockedUntil: counted >= most ? until : null };
}

/** How long links and tokens live, and how long a person waits before asking for another mail. */
export const LIFETIMES = {
  confirmHours: 24,
  resetHours: 1,
  resendSeconds: 60,
  accessMinutes: 15,
  /** With remember-me; without it a session ends with the browser, and a day after its last use at the latest. */
  rememberedDays: 30,
  unrememberedDays: 1,
  /** Between the password and the second step. */
  secondStepMinutes: 10,
  downloadMinutes: 10,
  /** How long a change of one's address can be undone by the former one. */
  undoEmailDays: 7,
  /** Who has no password proves who they are by a log-in that is not older than this. */
  freshSignInMinutes: 10,
  /** A second factor younger than this goes with a forgotten password: a thief may have added it. */
  newFactorDays: 7,
  /** An account that nobody confirmed is forgotten. */
  unconfirmedDays: 7,
} as const;
