import type { Period } from "@aufwind/rules/appointments/periods";

/** What the figures of a practice can be asked for: what is and what was; what is to come stands in the agenda. */
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

/** What an empty address means. */
const USUAL: ShownPeriod = "last3Months";

/** The period that an address asks for; nonsense counts as nothing, and is told. */
export function readPeriod(params: URLSearchParams): { period: ShownPeriod; isClear: boolean } {
  const typed = params.get("period");
  const found = SHOWN_PERIODS.find((each) => each === typed);
  return { period: found ?? USUAL, isClear: !typed || found !== undefined };
}
