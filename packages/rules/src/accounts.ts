/** Mail providers that ignore dots before the @. */
const IGNORES_DOTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * The key of an account's mailbox: letter case never matters, dots do not where the provider ignores them, and
 * googlemail.com is gmail.com.
 */
export function emailKey(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  if (!IGNORES_DOTS.has(domain)) return lower;
  const [mailbox = "", ...tags] = local.split("+");
  return `${[mailbox.replaceAll(".", ""), ...tags].join("+")}@gmail.com`;
}

/** A first or last name has two characters; in these scripts one is a whole name. */
export const isLongEnoughName = (name: string): boolean =>
  [...name.trim()].length >= 2 || /^[\p{Script=Han}\p{Script=Hangul}]$/u.test(name.trim());

/** The rules of a password, in the order shown. */
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

/** Whether a password meets one of the rules. */
export const meetsRule = (password: string, rule: PasswordRule): boolean => MEETS[rule](password);

/** Whether a password meets all of them. */
export const isGoodPassword = (password: string): boolean => PASSWORD_RULES.every((rule) => meetsRule(password, rule));

/** Five wrong passwords or codes in a row from one source lock it out for a quarter of an hour. */
const LOCK_OUT = { attempts: 5, minutes: 15 } as const;
/** The limit for all unknown browsers together, whatever their networks. */
export const STRANGERS_ATTEMPTS = 20;

type Attempts = { failedAttempts: number; lockedUntil: Date | null };

/** Whether further attempts are refused now. */
export const isLockedOut = ({ lockedUntil }: Pick<Attempts, "lockedUntil">, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now;

type AfterAttemptParams = { now: Date; most?: number };

/** The count after one more attempt, which counts as wrong until it proves right; after a lock it starts from one. */
export function afterAttempt(
  { failedAttempts, lockedUntil }: Attempts,
  { now, most = LOCK_OUT.attempts }: AfterAttemptParams,
): Attempts {
  const counted = lockedUntil === null ? failedAttempts + 1 : 1;
  const until = new Date(now.getTime() + LOCK_OUT.minutes * 60_000);
  return { failedAttempts: counted, lockedUntil: counted >= most ? until : null };
}

/** Lifetimes of links and tokens, and the delay before another mail. */
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
  /** How long a change of address can be undone from the former one. */
  undoEmailDays: 7,
  /** How long the present address can object to a change that the team asks for. */
  objectToEmailDays: 7,
  /** Without a password a log-in not older than this proves identity. */
  freshSignInMinutes: 10,
  /** A second factor younger than this is removed with a password reset: a thief may have added it. */
  newFactorDays: 7,
  /** Unconfirmed accounts are deleted. */
  unconfirmedDays: 7,
} as const;

type EmailChange = { newConfirmedAt: Date | null; oldConfirmedAt: Date | null; unansweredAt: Date | null };

/** Whether an address changes: confirmed at the new one, and where the team asked at the present one, too, in time. */
export function isEmailChangeDue({ newConfirmedAt, oldConfirmedAt, unansweredAt }: EmailChange, now: Date): boolean {
  if (newConfirmedAt === null) return false;
  return unansweredAt === null || oldConfirmedAt !== null || unansweredAt <= now;
}
