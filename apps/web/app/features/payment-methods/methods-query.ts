import { useSearchParams } from "react-router";
import { bookingReturn, readBookingReturn } from "../../shared/booking-return.ts";

/** A query of this page that keeps the booking somebody came from. */
export function useMethodsQuery(query = ""): string {
  const [params] = useSearchParams();
  const booking = readBookingReturn(params);
  return [query, booking && bookingReturn(booking)].filter(Boolean).join("&");
}
