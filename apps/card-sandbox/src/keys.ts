/** The sandbox's keys; only this machine reaches it, so they are no secret. */
export const SANDBOX_KEYS = {
  secretKey: "sk_test_sandbox",
  publishableKey: "pk_test_sandbox",
  webhookSecret: "whsec_sandbox",
};

export type Keys = typeof SANDBOX_KEYS;
