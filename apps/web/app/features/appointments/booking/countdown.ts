/** Seconds left at which it is said aloud how much time there is. */
const MARKS = [600, 300, 60];

/** Whether a mark was reached since the last look: a tab in the background looks rarely. */
export const isSaid = ({ left, before }: { left: number; before: number }): boolean =>
  MARKS.some((mark) => left <= mark && before > mark);

/** "14:05" */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
