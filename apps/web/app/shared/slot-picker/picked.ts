/** What is chosen: a month alone, a day of it, or a start on that day. */
export type Picked = { month: string; day?: string; start?: string };
export type PickerDay = { date: string; slots: readonly string[] };

export type SlotPickerProps = {
  /** `2026-12` */
  month: string;
  /** Every day of the month that has free slots; others may be there and empty. */
  days: readonly PickerDay[];
  day: string | null;
  start: string | null;
  /** The first free slot after this month. */
  nextFreeAt: string | null;
  /** The first month that can be looked at. */
  firstMonth: string;
  /** The address of the page with this chosen, without a hash. */
  addressOf: (picked: Picked) => string;
  /** The id of what a chosen slot leads to, for whoever has no JavaScript. */
  then: string;
};
