import { DAY } from "@aufwind/rules/time/durations";

/** How many days are left until then, the one that has begun included; 0 once it is there. */
export const daysLeft = (until: string, now: number): number => Math.max(0, Math.ceil((Date.parse(until) - now) / DAY));
