/** Minutes between possible starts. Each divides the hour, so that starts are the same in every hour. */
export const GRIDS = [5, 10, 15, 20, 30, 60] as const;
export type Grid = (typeof GRIDS)[number];

/** A coach's agenda settings. */
export type AgendaSettings = {
  /** Between the booking and the start. */
  noticeMinutes: number;
  /** Today and this many days after it can be booked, by the coach's calendar. */
  horizonDays: number;
  pauseBeforeMinutes: number;
  pauseAfterMinutes: number;
  gridMinutes: Grid;
  /** The most appointments that start on one day; null: no limit. */
  mostPerDay: number | null;
};

export const AGENDA_DEFAULTS: AgendaSettings = {
  noticeMinutes: 24 * 60,
  horizonDays: 60,
  pauseBeforeMinutes: 0,
  pauseAfterMinutes: 15,
  gridMinutes: 15,
  mostPerDay: null,
};

export const AGENDA_LIMITS = {
  noticeMinutes: { least: 0, most: 14 * 24 * 60 },
  horizonDays: { least: 1, most: 365 },
  pauseMinutes: { least: 0, most: 240 },
  mostPerDay: { least: 1, most: 24 },
} as const;

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
