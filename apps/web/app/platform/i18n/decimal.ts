import type { Locale } from "@aufwind/rules/locale";

const MARKS = { de: { group: ".", point: "," }, en: { group: ",", point: "." } } as const;

type Digits = {
  /** Digits after the point that are always shown. */
  least?: number;
  /** And how many at most. */
  most?: number;
};

/** Moves the decimal point in the digits as written: times ten would round 4.85 down. */
export function shifted(value: number, by: number): number {
  const [digits, exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + by}`);
}

/** "1.234,5": like `Intl`, whose first use in a browser takes longer than all numbers of a page. */
export function decimal(locale: Locale, value: number, { least = 0, most = least }: Digits = {}): string {
  const { group, point } = MARKS[locale];
  const digits = String(Math.round(shifted(Math.abs(value), most))).padStart(most + 1, "0");
  const end = digits.length - most;
  const whole = digits.slice(0, end).replaceAll(/\B(?=(\d{3})+$)/g, group);
  const fraction = digits.slice(end).replace(/0+$/, "").padEnd(least, "0");
  return `${value < 0 ? "-" : ""}${whole}${fraction && point}${fraction}`;
}
