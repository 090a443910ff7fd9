import Stripe from "stripe";
import type { Config } from "../config/config.ts";
import { createPace } from "./pace.ts";

const TIMEOUT = 20_000;
const REAL_SCRIPT = "https://js.stripe.com/dahlia/stripe.js";
const REAL_HOSTS = [
  "https://js.stripe.com",
  "https://*.js.stripe.com",
  "https://api.stripe.com",
  "https://hooks.stripe.com",
];

/** The card provider: the official SDK, on the real provider or on the stand-in of this machine, in the same way. */
export type Cards = {
  stripe: Stripe;
  publishableKey: string;
  /** Where the browser loads the provider's card form from, and what pages have to let in for it. */
  scriptUrl: string;
  hosts: readonly string[];
  /** Waits for a turn, so that background work stays below the provider's limit. */
  pace(): Promise<void>;
  /** What a message says, or undefined where its signature is not good at this time. */
  readEvent(message: { body: string; signature: string; now: Date }): Promise<Stripe.Event | undefined>;
};

export function createCards({
  secretKey,
  publishableKey,
  webhookSecret,
  perSecond,
  sandboxUrl,
}: Config["cards"]): Cards {
  const at = sandboxUrl === undefined ? undefined : new URL(sandboxUrl);
  const stripe = new Stripe(secretKey, {
    // A try is repeated by our own rules, which know whether its outcome is known.
    maxNetworkRetries: 0,
    timeout: TIMEOUT,
    telemetry: false,
    ...(at && { host: at.hostname, port: at.port || (at.protocol === "https:" ? 443 : 80), protocol: protocolOf(at) }),
  });
  return {
    stripe,
    publishableKey,
    scriptUrl: at ? `${at.origin}/stripe.js` : REAL_SCRIPT,
    hosts: at ? [at.origin] : REAL_HOSTS,
    pace: createPace(perSecond),
    async readEvent({ body, signature, now }) {
      // What is ours and what is of coaches' accounts comes from two senders, each with a secret of its own.
      for (const secret of webhookSecret.split(",")) {
        try {
          // The SDK wants the moment in milliseconds: in seconds nothing would ever be too old.
          return await stripe.webhooks.constructEventAsync(
            body,
            signature,
            secret.trim(),
            300,
            undefined,
            now.getTime(),
          );
        } catch (error) {
          const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
          if (!isForged && !(error instanceof SyntaxError)) throw error;
        }
      }
      return undefined;
    },
  };
}

const protocolOf = ({ protocol }: URL) => (protocol === "https:" ? ("https" as const) : ("http" as const));
