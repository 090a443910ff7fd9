import Stripe from "stripe";
import { type CardSandbox, SANDBOX_KEYS, startCardSandbox } from "../src/sandbox.ts";

type Options = Parameters<typeof startCardSandbox>[0];
export type Opened = CardSandbox & {
  stripe: Stripe;
  /** The time at the provider: 16 November 2026, nine o'clock, unless a test moves it. */
  clock: { now: Date };
  /** A customer with a saved card, and the card's id. */
  payer(number: string): Promise<{ customer: string; card: string }>;
  /** All events so far, oldest first. */
  events(): Promise<Stripe.Event[]>;
};

/** The official SDK, pointed at a sandbox; over `fetch` it does not retry, so that a test sees each response. */
export function sdkFor(url: string, options: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(url);
  const here = { host: hostname, port: Number(port), protocol: "http" as const };
  const quiet = { maxNetworkRetries: 0, telemetry: false, httpClient: Stripe.createFetchHttpClient() };
  return new Stripe(SANDBOX_KEYS.secretKey, { ...here, ...quiet, ...options });
}

/** A provider for one test, with its own time, that delivers nothing by itself. */
export async function openSandbox(options: Options = {}, config: Stripe.StripeConfig = {}): Promise<Opened> {
  const clock = { now: new Date("2026-11-16T09:00:00Z") };
  const sandbox = await startCardSandbox({ delivers: false, now: () => clock.now, ...options });
  const stripe = sdkFor(sandbox.url, config);
  return {
    ...sandbox,
    stripe,
    clock,
    async payer(number) {
      const { id: customer } = await stripe.customers.create({});
      return { customer, card: sandbox.saveCard(customer, number) };
    },
    async events() {
      const newestFirst = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
      return newestFirst.reverse();
    },
  };
}

/** The error that the SDK threw. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error("It was expected to be refused, and was not.");
}

/** A header of the response behind this error. */
export const headerOf = ({ lastResponse }: Stripe.Response<object>, name: string): string | null =>
  new Headers(lastResponse.headers as Record<string, string>).get(name);
