import { accountLinks, accounts } from "./resources/accounts.ts";
import { charges } from "./resources/charges.ts";
import { customers } from "./resources/customers.ts";
import { disputes } from "./resources/disputes.ts";
import { events } from "./resources/events.ts";
import { paymentIntents } from "./resources/payment-intents.ts";
import { paymentMethods } from "./resources/payment-methods.ts";
import { payouts } from "./resources/payouts.ts";
import { refunds } from "./resources/refunds.ts";
import { setupIntents } from "./resources/setup-intents.ts";
import { transfers } from "./resources/transfers.ts";
import { webhookEndpoints } from "./resources/webhook-endpoints.ts";
import type { Route } from "./route.ts";

/** Every call that the sandbox supports. */
export const ROUTES: Route[] = [
  ...customers,
  ...paymentMethods,
  ...setupIntents,
  ...paymentIntents,
  ...charges,
  ...refunds,
  ...disputes,
  ...accounts,
  ...accountLinks,
  ...transfers,
  ...payouts,
  ...events,
  ...webhookEndpoints,
];
