/** The order of one appointment, or of a series. */
const BOOKING =
  /^\/(?:en\/(?:coaches\/[\w-]+\/book|client\/book\/series)|de\/(?:coaches\/[\w-]+\/buchen|klient\/termin-buchen\/serie))\?[\w=&:.%-]+$/;

/** The query parameter with the booking that somebody comes from. */
export const bookingReturn = (here: string): string => String(new URLSearchParams({ booking: here }));

/** The booking to return to, with its time and kind; undefined if the address has none of ours. */
export function readBookingReturn(params: URLSearchParams): string | null {
  const asked = params.get("booking");
  return asked && BOOKING.test(asked) ? asked : null;
}
