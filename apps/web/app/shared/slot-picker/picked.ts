/** The choice: a month, a day of it, or a start on that day. */
export type Picked = { month: string; day?: string; start?: string };
export type PickerDay = { date: string; slots: readonly string[] };

export type SlotPickerProps = {
  /** `2026-12` */
  month: string;
  /** Every day of the month with free slots; others may be included and empty. */
  days: readonly PickerDay[];
  day: string | null;
  start: string | null;
  /** The first free slot after this month. */
  nextFreeAt: string | null;
  /** The first month that can be shown. */
  firstMonth: string;
  /** The page's address with this choice, without a hash. */
  addressOf: (picked: Picked) => string;
  /** The id of the target of a chosen slot, without JavaScript. */
  then: string;
};
