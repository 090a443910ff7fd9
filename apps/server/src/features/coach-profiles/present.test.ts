import type { OwnProfile, PublicCoach } from "@aufwind/contract/coach-profiles";
import { expect, test } from "vitest";
import { pdf, uploadForm } from "../../../test/made-files.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { practice, publicPractice, publish } from "../../../test/practice.ts";
import * as filled from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";

// What everybody may see of a coach, and that nothing else leaks.
const server = await testServer();
const coach = await publicPractice(server);
await fill(coach);

const visit = (slug: string) => server.browser().get(`/api/visitors/coaches/${slug}`);
const shown = async (slug = coach.slug) => (await (await visit(slug)).json()) as PublicCoach;
const send = (method: "PATCH" | "PUT" | "POST", path: string, body: unknown) => coach.browser.send(method, path, body);

/** A complete profile, with everything private marked as such. */
async function fill({ browser }: Person) {
  await browser.send("PATCH", "/api/coaches/profile/bio", filled.BIO);
  await browser.send("PATCH", "/api/coaches/profile/social-networks", filled.SOCIAL_NETWORKS);
  const note = "private: operation at the hospital";
  const off = { kind: "notAvailable", from: "2026-11-18T14:00", to: "2026-11-18T17:00", note };
  await browser.send("POST", "/api/coaches/schedule/exceptions", off);
  await browser.send("PUT", "/api/coaches/onboarding/drafts/profile", {
    draft: { salesPitch: "private: half a word" },
  });
  for (const name of ["Zeugnis.pdf", "private-Vertrag.pdf"]) await upload(`documents/${name}`);
  const visible = { blobPath: "documents/Zeugnis.pdf", visibility: "Visible to all" };
  await browser.send("PATCH", "/api/storage/update-visibility", visible);
  await browser.send("PUT", "/api/coaches/cv", { ...filled.RESUME, fileUrl: "documents/private-Vertrag.pdf" });
}

async function upload(path: string) {
  const cookie = [...coach.browser.cookies].map((pair) => pair.join("=")).join("; ");
  const body = uploadForm(path, pdf());
  const response = await server.request("/api/storage/upload", { method: "POST", body, headers: { cookie } });
  if (response.status !== 201) throw new Error(await response.text());
}

test("a visitor sees the coach, the offer, the provider and the next free days", async () => {
  expect(await shown()).toMatchObject({
    slug: coach.slug,
    name: "Dr. Erika Muster",
    tagLine: filled.INTRODUCTION.tagLine,
    aboutMe: filled.BIO.aboutMe,
    aboutVideoUrl: filled.BIO.aboutVideoUrl,
    areasOfIntervention: filled.AREAS.areasOfIntervention,
    socialNetworks: { linkedin: "https://www.linkedin.com/in/erika" },
    appointmentSettings: [
      { type: "discovery", grossPriceCents: 0 },
      { type: "standard", grossPriceCents: 11305 },
      { type: "extended", grossPriceCents: 16660 },
    ],
    resume: { title: "Coach seit 2012", educations: [{ institution: "FU Berlin" }] },
    documents: [{ name: "Zeugnis.pdf" }],
    provider: {
      name: "Erika Muster",
      companyName: "Muster Coaching",
      city: "Berlin",
      companyEmail: "praxis@example.org",
      vatNumber: "DE123456789",
      smallBusiness: false,
    },
    rating: null,
    reviews: [],
    nextFreeAt: "2026-11-18T16:00:00.000Z",
    isFound: true,
    isListed: true,
    isBookable: true,
  });
});

test("what the addresses lead to is there for visitors", async () => {
  const { profilePictureUrl, documents } = await shown();
  for (const url of [profilePictureUrl, documents[0]?.url])
    expect((await server.browser().get(url ?? "")).status).toBe(200);
});

test("these fields and no others are shown", async () => {
  const profile = await shown();
  expect(Object.keys(profile).sort()).toEqual([
    "aboutMe",
    "aboutVideoUrl",
    "appointmentSettings",
    "areasOfIntervention",
    "bannerImage",
    "bannerImageUrl",
    "certifications",
    "coachId",
    "description",
    "documents",
    "firstName",
    "isBookable",
    "isForOwnClients",
    "isFound",
    "isListed",
    "lastName",
    "name",
    "nextFreeAt",
    "organizationSector",
    "packages",
    "preferredGenderIdentity",
    "preferredPronoun",
    "profilePicture",
    "profilePictureUrl",
    "provider",
    "rating",
    "resume",
    "reviewCount",
    "reviews",
    "salesPitch",
    "slug",
    "socialNetworks",
    "spokenLanguages",
    "tagLine",
    "takesPaidBookings",
    "timeZone",
    "title",
    "verified",
  ]);
  expect(Object.keys(profile.resume ?? {})).not.toContain("fileUrl");
  expect(Object.keys(profile.documents[0] ?? {}).sort()).toEqual(["name", "size", "url"]);
  expect(Object.keys(profile.profilePicture ?? {}).sort()).toEqual(["height", "urls", "width"]);
});

test("account number, address of the log-in, notes, drafts and private documents never get out", async () => {
  const text = await (await visit(coach.slug)).text();
  for (const secret of [filled.IBAN, filled.IBAN.slice(4), coach.email, "private", "iban", "password", "exceptions"])
    expect(text).not.toContain(secret);
});

test("without its about part a profile keeps that to itself", async () => {
  await send("PATCH", "/api/coaches/profile/bio", { ...filled.BIO, enableBIO: false });
  const nothing = { de: "", en: "" };
  expect(await shown()).toMatchObject({
    aboutMe: nothing,
    description: nothing,
    certifications: nothing,
    aboutVideoUrl: null,
    salesPitch: filled.SALES_PITCH.salesPitch,
  });
  await send("PATCH", "/api/coaches/profile/bio", filled.BIO);
  expect(await shown()).toMatchObject({ aboutMe: filled.BIO.aboutMe });
});

test("a resume without a single entry is not shown", async () => {
  const empty = { educations: [], workExperiences: [], professionalTrainings: [] };
  const none = { ...empty, scientificPublications: [], conferences: [] };
  await send("PATCH", "/api/coaches/cv", none);
  expect((await shown()).resume).toBeNull();
});

test("a small business adds no VAT and says so", async () => {
  await send("PUT", "/api/coaches/business", { ...filled.BUSINESS, vatStatus: "small", vatNumber: "" });
  expect(await shown()).toMatchObject({
    appointmentSettings: [{}, { grossPriceCents: 9500 }, {}],
    provider: { smallBusiness: true, vatNumber: null },
  });
});

test("nothing free as far as the coach has opened is no next time", async () => {
  const off = { kind: "timeOff", from: "2026-11-16T00:00", to: "2027-03-01T00:00" };
  const added = await send("POST", "/api/coaches/schedule/exceptions", off);
  expect(await shown()).toMatchObject({ nextFreeAt: null });
  const { id } = (await added.json()) as { id: string };
  await coach.browser.send("DELETE", `/api/coaches/schedule/exceptions/${id}`);
});

test("a profile shows its rating and the five newest reviews", async () => {
  const rated = await publicPractice(server);
  const review = { coach_id: rated.userId, locale: "de", written_at: server.clock.now() };
  const days = [1, 2, 3, 4, 5, 6];
  await server.database
    .insertInto("reviews")
    .values(
      days.map((day) => ({
        ...review,
        stars: day === 6 ? 1 : 5,
        body: `${day}`,
        published_at: new Date(2026, 9, day),
        ...(day === 5 && { answer: "Danke!", answered_at: new Date(2026, 9, day) }),
      })),
    )
    .execute();
  const { rating, reviews } = await shown(rated.slug);
  expect(rating).toEqual({ score: 4.33, count: 6, distribution: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 5 } });
  expect(reviews.map(({ text }) => text)).toEqual(["6", "5", "4", "3", "2"]);
  const listed = await server.browser().get(`/api/visitors/coaches/${rated.slug}/reviews/0/5/desc`);
  expect(await listed.json()).toMatchObject({ items: reviews });
  const own = (await (await rated.browser.get("/api/coaches/profile")).json()) as OwnProfile;
  expect(own.ratingScore).toBe(4.33);
});

test("a client sees whether the coach is bookmarked, nobody else sees such a thing", async () => {
  const client = await person(server);
  const bookmarkedFor = async ({ browser }: Pick<Person, "browser">) =>
    ((await (await browser.get(`/api/visitors/coaches/${coach.slug}`)).json()) as PublicCoach).bookmarked;
  expect(await bookmarkedFor(client)).toBe(false);
  const bookmark = { client_id: client.userId, coach_id: coach.userId, created_at: server.clock.now() };
  await server.database.insertInto("bookmarks").values(bookmark).execute();
  expect(await bookmarkedFor(client)).toBe(true);
  for (const each of [coach, { browser: server.browser() }]) expect(await bookmarkedFor(each)).toBeUndefined();
});

test("a coach who wants to be in no list is there by the address alone, and says so", async () => {
  const listed = (allowed: boolean) =>
    send("PATCH", "/api/coaches/profile/listing", { allowInSearchingAndListing: allowed });
  await listed(false);
  expect(await shown()).toMatchObject({ isFound: true, isListed: false });
  const slots = await server.request(
    `/api/visitors/coaches/${coach.slug}/slots/week/2026-11-17?consultation=discovery`,
  );
  expect(slots.status).toBe(200);
  expect((await server.request(`/api/visitors/coaches/${coach.slug}/reviews/0/10/desc`)).status).toBe(200);
  const photo = Object.values((await shown()).profilePicture?.urls ?? {}).at(0);
  expect((await server.request(photo ?? "")).status).toBe(200);
  const addresses = await (await server.request("/api/visitors/search/addresses/0")).text();
  expect(addresses).not.toContain(coach.slug);
  await listed(true);
  expect(await shown()).toMatchObject({ isFound: true, isListed: true });
});

test("a private profile is there for its coach alone, and one that never was for nobody", async () => {
  const hidden = await practice(server);
  const { slug } = (await (await hidden.browser.get("/api/coaches/profile")).json()) as OwnProfile;
  const client = await person(server);
  const paths = [slug, "nobody-here"].map((each) => `/api/visitors/coaches/${each}`);
  for (const { browser } of [client, coach, { browser: server.browser() }])
    for (const path of paths) expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
  const own = await hidden.browser.get(`/api/visitors/coaches/${slug}`);
  expect([own.status, await own.json()]).toMatchObject([200, { slug, isFound: false }]);
  await publish(hidden);
  expect((await visit(slug)).status).toBe(200);
  await publish(hidden, false);
  expect((await visit(slug)).status).toBe(404);
});

test("a profile that lacks what the law asks for is not shown, not even to its coach", async () => {
  const early = await practice(server, { without: ["account"] });
  const { slug } = (await (await early.browser.get("/api/coaches/profile")).json()) as OwnProfile;
  expect((await early.browser.get(`/api/visitors/coaches/${slug}`)).status).toBe(404);
});

test.each(["ERIKA", "a%2fb", "..%2f..%2fetc", "x".repeat(101), "%00", "a'--", "%ff"])(
  "no profile is found at %j",
  async (slug) => expect((await visit(slug)).status).toBe(404),
);

test("with the person goes everything, at once", async () => {
  const leaving = await publicPractice(server);
  const { profilePictureUrl } = await shown(leaving.slug);
  const gone = await leaving.browser.send("POST", "/api/identity/delete-profile", {
    password: PASSWORD,
    understood: true,
  });
  expect(gone.status).toBe(200);
  expect((await visit(leaving.slug)).status).toBe(404);
  expect((await server.browser().get(profilePictureUrl ?? "")).status).toBe(404);
  for (const table of ["coaches", "onboardings", "onboarding_drafts"] as const) {
    const rows = await server.database.selectFrom(table).selectAll().where("user_id", "=", leaving.userId).execute();
    expect([table, rows]).toEqual([table, []]);
  }
  for (const table of ["businesses", "consultations", "schedules", "schedule_exceptions", "resumes"] as const) {
    const rows = await server.database.selectFrom(table).selectAll().where("coach_id", "=", leaving.userId).execute();
    expect([table, rows]).toEqual([table, []]);
  }
});
