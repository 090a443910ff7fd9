/** The date filters of lists. */
export const PERIODS = [
  "allTime",
  "today",
  "thisWeek",
  "nextWeek",
  "thisMonth",
  "nextMonth",
  "next3Months",
  "next6Months",
  "next12Months",
  "last3Months",
  "last6Months",
  "last12Months",
  "last16Months",
  "last24Months",
  "last5Years",
] as const;
export type Period = (typeof PERIODS)[number];
