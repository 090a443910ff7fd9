/** Seconds left at which the remaining time is announced. */
const MARKS = [600, 300, 60];

/** Whether a mark was passed since the last tick: a background tab ticks rarely. */
export const isSaid = ({ left, before }: { left: number; before: number }): boolean =>
  MARKS.some((mark) => left <= mark && before > mark);

/** "14:05" */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
