import { storePhoto } from "../src/features/storage/commands.ts";
import { png } from "./made-files.ts";
import { type Person, person } from "./people.ts";
import * as filled from "./sections.ts";
import type { TestServer } from "./test-server.ts";

const { tagLine, ...introduction } = filled.INTRODUCTION;
const { aboutMe, certifications } = filled.BIO;

/** What a coach sends with each step of the onboarding. */
export const STEPS = {
  terms: { acceptTerms: true },
  conduct: { acceptConduct: true },
  account: {
    firstName: "Erika",
    lastName: "Muster",
    ...introduction,
    ...filled.BUSINESS,
    timeZone: "Europe/Berlin",
  },
  profile: { tagLine, aboutMe, certifications, ...filled.SALES_PITCH, ...filled.AREAS, ...filled.LANGUAGES },
  schedule: {
    ...filled.CONSULTATIONS,
    workingSlots: [
      { weekday: 1, from: "09:00", to: "12:00" },
      { weekday: 3, from: "14:00", to: "18:00" },
    ],
  },
};
type Step = keyof typeof STEPS;

export const takeStep = ({ browser }: Person, step: Step, over: Record<string, unknown> = {}): Promise<Response> =>
  browser.send("PUT", `/api/coaches/onboarding/${step}`, { ...STEPS[step], ...over });

/** A plain square picture as the profile photo. */
export async function addPhoto(server: TestServer, { userId }: Person): Promise<void> {
  await storePhoto(server, userId, { role: "profile", bytes: await png() });
}

type PracticeParams = { without?: (Step | "photo")[] };

/** A coach with everything that a public profile needs, still private. */
export async function practice(server: TestServer, { without = [] }: PracticeParams = {}): Promise<Person> {
  const coach = await person(server, { kind: "coach" });
  for (const step of Object.keys(STEPS) as Step[]) {
    if (without.includes(step)) continue;
    const response = await takeStep(coach, step);
    if (response.status !== 200) throw new Error(await response.text());
  }
  if (!without.includes("photo")) await addPhoto(server, coach);
  return coach;
}

export const publish = ({ browser }: Person, isProfilePublic = true): Promise<Response> =>
  browser.send("PATCH", "/api/coaches/profile/visibility", { isProfilePublic });

/** The same, public; with the slug. */
export async function publicPractice(server: TestServer): Promise<Person & { slug: string }> {
  const coach = await practice(server);
  const response = await publish(coach);
  if (response.status !== 200) throw new Error(await response.text());
  const { slug } = (await (await coach.browser.get("/api/coaches/profile")).json()) as { slug: string };
  return { ...coach, slug };
}
