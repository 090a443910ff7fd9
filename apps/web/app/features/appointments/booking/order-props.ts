import type { BookingFacts } from "./booking.server.ts";
import type { Conditions } from "./conditions.ts";

export type OrderProps = {
  facts: BookingFacts;
  order: Conditions;
  /** This page's address as it is now, and without the chosen time. */
  here: string;
  back: string;
};
