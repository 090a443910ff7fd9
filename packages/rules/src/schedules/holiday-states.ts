/** The Bundesländer by their ISO 3166-2 codes. */
export const HOLIDAY_STATES = [
  "BW",
  "BY",
  "BE",
  "BB",
  "HB",
  "HH",
  "HE",
  "MV",
  "NI",
  "NW",
  "RP",
  "SL",
  "SN",
  "ST",
  "SH",
  "TH",
] as const;
export type HolidayState = (typeof HOLIDAY_STATES)[number];
