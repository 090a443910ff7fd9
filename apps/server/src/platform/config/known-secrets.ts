/** The demo's secret: it is public, so production refuses it. */
export const DEMO_SECRET = "demo-only-secret-that-is-no-secret-at-all";

/** The keys of the local card sandbox. */
export const SANDBOX = {
  secretKey: "sk_test_sandbox",
  publishableKey: "pk_test_sandbox",
  webhookSecret: "whsec_sandbox",
};

const PUBLISHED = new Set<string>([DEMO_SECRET, ...Object.values(SANDBOX)]);
/** Placeholders that were meant to be replaced. */
const PLACEHOLDER = /change.?me|replace.?me|your.?secret|example|password|passwort|secret.?secret|12345678|abcdefgh/i;
/** Fewer than this many different hexadecimal digits among 32 random ones happen once in a hundred thousand times. */
const FEWEST_SIGNS = 8;

const isWeak = (secret: string) =>
  new Set(secret).size < FEWEST_SIGNS || PLACEHOLDER.test(secret) || /^(.{1,16})\1+$/.test(secret);

const JUDGED = ["SECRET", "TURN_SECRET", "METRICS_TOKEN"] as const;
const GIVEN = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
type Name = (typeof JUDGED)[number] | (typeof GIVEN)[number];

/** The first variable with a public or guessable secret. The card provider's are not ours to judge. */
export function knownSecretIn(vars: Partial<Record<Name, string | undefined>>): Name | undefined {
  const published = [...JUDGED, ...GIVEN].find((name) => PUBLISHED.has(vars[name] ?? ""));
  return published ?? JUDGED.find((name) => vars[name] && isWeak(vars[name]));
}
