/** Crisis lines in Germany. */
export type CrisisLine = {
  key: "emergency" | "medical" | "counselling" | "violence" | "young";
  /** As shown. */
  number: string;
  /** As dialled. */
  dial: string;
};

export const CRISIS_LINES: readonly CrisisLine[] = [
  { key: "emergency", number: "112", dial: "112" },
  { key: "medical", number: "116 117", dial: "116117" },
  { key: "counselling", number: "0800 111 0 111", dial: "08001110111" },
  { key: "violence", number: "116 016", dial: "116016" },
  { key: "young", number: "116 111", dial: "116111" },
];
