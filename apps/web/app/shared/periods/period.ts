import type { Period } from "@aufwind/rules/appointments/periods";

/** The periods on offer: past and present; the future is in the agenda. */
export const SHOWN_PERIODS = [
  "today",
  "thisWeek",
  "thisMonth",
  "last3Months",
  "last6Months",
  "last12Months",
  "last16Months",
  "last24Months",
  "last5Years",
  "allTime",
] as const satisfies Period[];
export type ShownPeriod = (typeof SHOWN_PERIODS)[number];

/** The default. */
const USUAL: ShownPeriod = "last3Months";

/** The period of an address; an invalid one is ignored and reported. */
export function readPeriod(params: URLSearchParams): { period: ShownPeriod; isClear: boolean } {
  const typed = params.get("period");
  const found = SHOWN_PERIODS.find((each) => each === typed);
  return { period: found ?? USUAL, isClear: !typed || found !== undefined };
}
