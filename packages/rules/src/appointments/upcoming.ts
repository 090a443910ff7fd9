import { PERIODS } from "./periods.ts";
import { isLive, type Status } from "./status.ts";

/** The date filters of lists of appointments; the first two go by what an appointment is, not by its day alone. */
export const LIST_PERIODS = ["upcoming", "past", ...PERIODS] as const;
export type ListPeriod = (typeof LIST_PERIODS)[number];

type Dated = { status: Status; endsAt: number };

/** Whether it still lies ahead, or runs now, and stands or waits for somebody; everything else is past. */
export const isUpcoming = ({ status, endsAt }: Dated, now: number): boolean => isLive(status) && endsAt > now;
