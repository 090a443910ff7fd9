import { createRequire } from "node:module";
import type Stripe from "stripe";

const require = createRequire(import.meta.url);

/** The provider's SDK, loaded with its first use: its 218 modules took a seventh of a start. */
export const stripeSdk = (): typeof Stripe => require("stripe") as typeof Stripe;
