import type Stripe from "stripe";
import type { Config } from "../config/config.ts";
import { providerSeconds } from "../log/metrics.ts";
import { traced } from "../log/tracing.ts";
import { stripeSdk } from "./sdk.ts";

const TIMEOUT = 20_000;
const REAL_SCRIPT = "https://js.stripe.com/dahlia/stripe.js";
const REAL_HOSTS = [
  "https://js.stripe.com",
  "https://*.js.stripe.com",
  "https://api.stripe.com",
  "https://hooks.stripe.com",
];

/** The card provider: the official SDK, on the real provider or on the local sandbox, in the same way. */
export type Cards = {
  readonly stripe: Stripe;
  publishableKey: string;
  /** Where the browser loads the provider's card form from, and what the content policy has to allow for it. */
  scriptUrl: string;
  hosts: readonly string[];
  /** Waits for its turn, so that background work stays below the provider's limit. */
  pace(): Promise<void>;
  /** The content of a message, or undefined if its signature is not valid now. */
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
  let stripe: Stripe | undefined;
  return {
    get stripe() {
      stripe ??= openStripe(secretKey, at);
      return stripe;
    },
    publishableKey,
    scriptUrl: at ? `${at.origin}/stripe.js` : REAL_SCRIPT,
    hosts: at ? [at.origin] : REAL_HOSTS,
    pace: createPace(perSecond),
    async readEvent({ body, signature, now }) {
      // Events of our account and of connected accounts come from two endpoints, each with its own secret.
      for (const secret of webhookSecret.split(",")) {
        try {
          // The SDK expects milliseconds: in seconds nothing would ever be too old.
          return await this.stripe.webhooks.constructEventAsync(
            body,
            signature,
            secret.trim(),
            300,
            undefined,
            now.getTime(),
          );
        } catch (error) {
          const isForged = error instanceof stripeSdk().errors.StripeSignatureVerificationError;
          if (!isForged && !(error instanceof SyntaxError)) throw error;
        }
      }
      return undefined;
    },
  };
}

const openStripe = (secretKey: string, at: URL | undefined): Stripe =>
  new (stripeSdk())(secretKey, {
    // Retries follow our own rules, which know whether an outcome is known.
    maxNetworkRetries: 0,
    timeout: TIMEOUT,
    telemetry: false,
    httpClient: watchedClient(),
    ...(at && { host: at.hostname, port: at.port || (at.protocol === "https:" ? 443 : 80), protocol: protocolOf(at) }),
  });

/** The SDK's own client, each request measured by its kind: ids are left out of names. */
function watchedClient(): Stripe.HttpClient {
  const client = stripeSdk().createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = async (...given) => {
    const [, , path, method] = given;
    const operation = `${method} ${path.replace(/\?.*/, "").replaceAll(/\/[a-z]+_\w+/g, "/:id")}`;
    const start = performance.now();
    let outcome = "failed";
    try {
      const answer = await traced(`provider ${operation}`, { kind: "client" }, () => send(...given));
      outcome = String(answer.getStatusCode());
      return answer;
    } finally {
      providerSeconds.observe({ operation, outcome }, (performance.now() - start) / 1000);
    }
  };
  return client;
}

const protocolOf = ({ protocol }: URL) => (protocol === "https:" ? ("https" as const) : ("http" as const));

/** Gives out turns at an even pace, in the order of the requests. */
function createPace(perSecond: number): () => Promise<void> {
  const gap = 1000 / perSecond;
  let free = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, free);
    free = turn + gap;
    if (turn > now) await new Promise((done) => setTimeout(done, turn - now));
  };
}
