/** What somebody writes to support about. */
export const SUPPORT_TOPICS = ["appointment", "payment", "account", "technical", "report", "other"] as const;

/** 32 signs that nobody confuses on the phone: no 0 and O, no 1 and I. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number to quote in letters and calls, like `AW-7K3F-9Q2D`, from eight random bytes. */
export function referenceOf(bytes: Uint8Array): string {
  if (bytes.length !== 8) throw new RangeError("A reference is made of eight bytes.");
  const signs = Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join("");
  return `AW-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** Where people in Germany get help at once. */
export type CrisisLine = {
  key: "emergency" | "medical" | "counselling" | "violence" | "young";
  /** As people read it. */
  number: string;
  /** As a telephone dials it. */
  dial: string;
};

export const CRISIS_LINES: readonly CrisisLine[] = [
  { key: "emergency", number: "112", dial: "112" },
  { key: "medical", number: "116 117", dial: "116117" },
  { key: "counselling", number: "0800 111 0 111", dial: "08001110111" },
  { key: "violence", number: "116 016", dial: "116016" },
  { key: "young", number: "116 111", dial: "116111" },
];
