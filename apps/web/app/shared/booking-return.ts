const BOOKING = /^\/(?:en\/coaches\/[\w-]+\/book|de\/coaches\/[\w-]+\/buchen)\?[\w=&:.%-]+$/;

/** The query with which another page knows of the booking that somebody comes from. */
export const bookingReturn = (here: string): string => String(new URLSearchParams({ booking: here }));

/** The booking to go back to, with its time and kind; nothing where the address names no booking of ours. */
export function readBookingReturn(params: URLSearchParams): string | null {
  const asked = params.get("booking");
  return asked && BOOKING.test(asked) ? asked : null;
}
