import type { ClientOverview } from "@aufwind/contract/appointments";

/** Whether a client has no appointment at all, neither ahead nor over. */
export const isBlank = ({ waiting, today, upcoming, recent, last }: ClientOverview): boolean =>
  last === null && [waiting, today, upcoming, recent].every(({ length }) => length === 0);
