import { createAgreement } from "../src/features/agreements/commands.ts";
import { saveForm } from "../src/features/intake-forms/commands.ts";
import type { Platform } from "../src/platform/platform.ts";

const blank = { options: [], points: 10, low: "", high: "" } as const;
const RULES = `We meet on time and undisturbed. If something comes up, we tell each other as early as we can.

What you tell me stays between us. I keep notes for our work; nobody else reads them.

Coaching is no therapy. If I think that you need other help, I say so.`;

/** One coach who asks two questions with a booking, and has rules of her own. */
export async function seedIntake(platform: Platform, coachId: string): Promise<void> {
  await saveForm(platform, {
    ...{ coachId, consultation: "standard", version: 0, isAsked: true },
    questions: [
      {
        ...blank,
        id: "q1",
        kind: "longText",
        text: "What would you like to talk about?",
        isRequired: true,
        options: [],
      },
      {
        ...blank,
        id: "q2",
        kind: "scale",
        text: "How are you these days?",
        isRequired: false,
        options: [],
        high: "very well",
      },
    ],
  });
  const words = { title: "How we work together", text: RULES, languages: ["en" as const], documentName: null };
  await createAgreement(platform, { coachId, ...words, isRequired: true });
}
