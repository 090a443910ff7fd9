import { type APIRequestContext, expect } from "@playwright/test";
import { png } from "./files.ts";
import { type Member, MIRA, newMember, signIn } from "./people.ts";

const both = (de: string, en: string) => ({ de, en });

const STEPS = {
  terms: { acceptTerms: true },
  conduct: { acceptConduct: true },
  account: {
    address1: "Torstraße 1",
    zipCode: "10119",
    city: "Berlin",
    country: "DE",
    companyEmail: "praxis@example.org",
    phone: "+49 30 1234567",
    register: "none",
    certifyLawful: true,
    vatStatus: "small",
    taxNumber: "151/815/08156",
    iban: "DE89370400440532013000",
    timeZone: "Europe/Berlin",
  },
  profile: {
    tagLine: both("", ""),
    salesPitch: both("Ruhe finden, klar entscheiden.", "Find calm, decide clearly."),
    aboutMe: both("Seit zehn Jahren Coach in Berlin.", ""),
    certifications: both("", ""),
    areasOfIntervention: ["burnout"],
    spokenLanguages: ["de"],
  },
  schedule: {
    discovery: { description: both("Wir lernen uns kennen.", "") },
    standard: { durationMinutes: 60, description: both("Ein ganzer Termin.", ""), netPriceCents: 9500 },
    extended: null,
    workingSlots: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "17:00" })),
  },
};

/**
 * A coach who has done all five steps and, by default, has a photo. `request` stays signed in as that coach; if it is a
 * page's own, the page is too.
 */
export async function newCoach(request: APIRequestContext, { photo = true, name = MIRA } = {}): Promise<Member> {
  const coach = await newMember(request, "coach", name);
  await signIn(request, coach.email);
  for (const [step, data] of Object.entries({ ...STEPS, account: { ...name, ...STEPS.account } })) {
    const answer = await request.put(`/api/coaches/onboarding/${step}`, { data });
    expect(answer.status(), `${step}: ${await answer.text()}`).toBe(200);
  }
  if (photo) await addPhoto(request);
  return coach;
}

export async function addPhoto(request: APIRequestContext): Promise<void> {
  const photo = { file: png(400, 400), blobPath: "photos/profile" };
  expect((await request.post("/api/storage/upload", { multipart: photo })).status()).toBe(201);
}

/** Publishes the profile of the signed-in coach, and returns its slug. */
export async function publish(request: APIRequestContext): Promise<string> {
  const answer = await request.patch("/api/coaches/profile/visibility", { data: { isProfilePublic: true } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await (await request.get("/api/coaches/profile")).json()).slug;
}
