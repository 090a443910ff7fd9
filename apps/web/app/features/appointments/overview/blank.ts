import type { ClientOverview } from "@aufwind/contract/appointments";

/** Whether a client has no appointments at all, neither future nor past. */
export const isBlank = ({ unpaid, waiting, today, upcoming, recent, last }: ClientOverview): boolean =>
  last === null && [unpaid, waiting, today, upcoming, recent].every(({ length }) => length === 0);
