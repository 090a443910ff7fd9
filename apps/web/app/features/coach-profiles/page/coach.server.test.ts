import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { expect, test } from "vitest";
import { toShown } from "./coach.server.ts";
import { coachFacts, ratingFacts, shortText } from "./coach-facts.server.ts";
import { toReview } from "./reviews.server.ts";

const both = (de: string, en = "") => ({ de, en });
const none = both("");

const COACH: PublicCoach = {
  coachId: "019a0000-0000-7000-9000-000000000001",
  slug: "miriam-albrecht",
  name: "Dr. Miriam Albrecht",
  firstName: "Miriam",
  lastName: "Albrecht",
  title: "dr",
  preferredPronoun: "undisclosed",
  preferredGenderIdentity: "female",
  organizationSector: "health",
  tagLine: both("Mit klarem Kopf durch volle Tage", "A clear head for full days"),
  salesPitch: both("Sie kommen, weil etwas zu viel geworden ist."),
  aboutMe: none,
  description: none,
  certifications: none,
  aboutVideoUrl: "https://youtu.be/abcdefghijk",
  profilePictureUrl: null,
  bannerImageUrl: null,
  profilePicture: { urls: { "96": "/p-96", "640": "/p-640", "320": "/p-320" }, width: 640, height: 640 },
  bannerImage: null,
  areasOfIntervention: ["burnout", "Bergsteigen"],
  spokenLanguages: ["de", "en"],
  socialNetworks: { linkedin: "https://www.linkedin.com/in/miriam", xing: "https://evil.example/xing" },
  timeZone: "Europe/Berlin",
  appointmentSettings: [
    {
      type: "discovery",
      instantBooking: "off",
      languages: ["de"],
      durationMinutes: 15,
      description: both("Hallo"),
      grossPriceCents: 0,
    },
    {
      type: "standard",
      instantBooking: "off",
      languages: ["de"],
      durationMinutes: 60,
      description: none,
      grossPriceCents: 9520,
    },
  ],
  resume: {
    title: "",
    description: "",
    file: null,
    educations: [{ degree: "doctorate", year: 2009, institution: "Uni Leipzig", description: "Psychologie" }],
    workExperiences: [{ title: "Leitung", year: 2014, company: "Klinikverbund", description: "Personal" }],
    professionalTrainings: [{ title: "Coach", year: 2019, trainingCenter: "Institut", description: "Systemisch" }],
    scientificPublications: [{ title: "Schlaf", year: 2012, publisher: "Verlag", description: "Buch" }],
    conferences: [{ title: "Vortrag", year: 2020, organizer: "Verband", description: "Ruhe" }],
  },
  packages: [],
  verified: [],
  documents: [],
  provider: {
    name: "Miriam Albrecht",
    companyName: null,
    address1: "Weg 1",
    address2: null,
    zipCode: "10115",
    city: "Berlin",
    country: "DE",
    companyEmail: "praxis@example.org",
    vatNumber: null,
    phone: "+49 30 1234567",
    register: "none",
    registerCourt: null,
    registerNumber: null,
    isCertified: true,
    smallBusiness: false,
  },
  rating: { score: 4.86, count: 7, distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 6 } },
  reviews: [],
  reviewCount: 0,
  nextFreeAt: "2026-11-17T13:00:00Z",
  isFound: true,
  isListed: true,
  isBookable: true,
  isForOwnClients: false,
  takesPaidBookings: true,
};

test("texts are in the reader's language, else in the other one, which is named", () => {
  expect(toShown(COACH, "en").tagLine).toEqual({ text: "A clear head for full days" });
  expect(toShown(COACH, "en").texts.salesPitch).toEqual({ text: COACH.salesPitch.de, lang: "de" });
  expect(toShown(COACH, "de").texts.salesPitch).toEqual({ text: COACH.salesPitch.de });
  expect(toShown(COACH, "de").texts.aboutMe).toBeNull();
});

test("topics have the reader's names and lead to all who work on them; their areas can be read about", () => {
  const { areas, topicPages } = toShown(COACH, "de");
  expect(areas).toEqual([
    { name: "Burnout und Erschöpfung", isAcute: false, path: "/de/coaches?topic=burnout" },
    { name: "Bergsteigen", isAcute: false, path: "/de/coaches?topic=Bergsteigen" },
  ]);
  expect(topicPages).toEqual([expect.objectContaining({ path: expect.stringMatching(/^\/de\/themen\/./) })]);
});

test("the rating is rounded for readers, and each number of stars has its share", () => {
  const rating = toShown(COACH, "de").rating;
  expect(rating).toMatchObject({ score: "4,9", count: 7 });
  expect(rating?.bars.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 6],
    [4, 1],
    [3, 0],
    [2, 0],
    [1, 0],
  ]);
  expect(rating?.bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(toShown({ ...COACH, rating: null }, "de").rating).toBeNull();
});

test("a review in the other language says so", () => {
  const review = {
    reviewId: "019a0000-0000-7000-8000-000000000002",
    stars: 5,
    text: "Calm and clear.",
    locale: "en" as const,
    author: null,
    writtenAt: "2026-10-31T23:30:00Z",
    isAfterDiscovery: false,
    answer: { text: "Thank you.", answeredAt: "2026-11-02T10:00:00Z" },
  };
  expect(toReview(review, "en")).not.toHaveProperty("lang");
  expect(toReview(review, "de")).toMatchObject({
    lang: "en",
    date: "1.\u00a0November\u00a02026",
    answer: { date: "2.\u00a0November\u00a02026" },
  });
});

test("only a client's page knows of a bookmark", () => {
  expect(toShown(COACH, "de")).not.toHaveProperty("bookmarked");
  expect(toShown({ ...COACH, bookmarked: true }, "de")).toHaveProperty("bookmarked", true);
});

test("languages and countries have the reader's names", () => {
  expect(toShown(COACH, "en").languages.map(({ name }) => name)).toEqual(["German", "English"]);
  expect(toShown(COACH, "de").provider.country).toBe("Deutschland");
});

test("whoever keeps the pronoun to themselves is asked for none", () => {
  expect(toShown(COACH, "de").pronoun).toBeNull();
  expect(toShown({ ...COACH, preferredPronoun: "they" }, "de").pronoun).toBe("they");
});

test("a link that leads elsewhere than its name says is not shown", () => {
  expect(toShown(COACH, "de").networks.map(({ network }) => network)).toEqual(["linkedin"]);
  expect(toShown(COACH, "de").video).toEqual({ host: "youtube", id: "abcdefghijk" });
  const unlisted = { ...COACH, aboutVideoUrl: "https://vimeo.com/76979871/abcdef1234" };
  expect(toShown(unlisted, "de").video).toEqual({ host: "vimeo", id: "76979871", hash: "abcdef1234" });
});

test("what a coach earns before taxes is nobody's business", () => {
  expect(JSON.stringify(toShown(COACH, "de"))).not.toContain("8000");
});

test("the way of a coach runs from the newest year back; what was written stands apart", () => {
  const { resume } = toShown(COACH, "de");
  expect(resume?.stations.map(({ year, kind }) => `${year} ${kind}`)).toEqual([
    "2019 training",
    "2014 work",
    "2009 education",
  ]);
  expect(resume?.works.map(({ year }) => year)).toEqual([2020, 2012]);
});

test("search engines learn who it is, in whole addresses, and the gross price", () => {
  const site = { brand: "Aufwind", publicUrl: "https://aufwind.example/", tags: {}, devTools: false };
  const offers = ["Kennenlernen", "Standard"];
  const facts = coachFacts({ coach: toShown(COACH, "de"), site, path: "/de/coaches/x", locale: "de", offers });
  expect(facts).toMatchObject({
    "script:ld+json": {
      "@type": "ProfilePage",
      mainEntity: {
        "@type": "Person",
        name: "Dr. Miriam Albrecht",
        image: "https://aufwind.example/p-640",
        url: "https://aufwind.example/de/coaches/x",
        makesOffer: [
          { name: "Kennenlernen", price: "0.00" },
          { name: "Standard", price: "95.20", priceCurrency: "EUR" },
        ],
      },
    },
  });
});

test("search engines learn how the service is rated, and nothing before the first review", () => {
  const site = { brand: "Aufwind", publicUrl: "https://aufwind.example/", tags: {}, devTools: false };
  const told = (coach: PublicCoach) => ratingFacts({ coach: toShown(coach, "de"), site, path: "/de/coaches/x" });
  expect(told(COACH)).toMatchObject([
    { "script:ld+json": { "@type": "Service", aggregateRating: { ratingValue: 4.86, reviewCount: 7, bestRating: 5 } } },
  ]);
  expect(told({ ...COACH, rating: null })).toEqual([]);
});

test("the lines for search engines are in one language, the reader's where there is one", () => {
  expect(shortText(toShown(COACH, "en"))).toBe("A clear head for full days");
  expect(shortText(toShown({ ...COACH, tagLine: none }, "en"))).toBe(COACH.salesPitch.de);
  expect(shortText(toShown(COACH, "de"))).toBe(`${COACH.tagLine.de} – ${COACH.salesPitch.de}`);
});

test("a long text is cut between two words", () => {
  const short = shortText(toShown({ ...COACH, salesPitch: both("Wort ".repeat(80)) }, "de"));
  expect(short.length).toBeLessThanOrEqual(157);
  expect(short).toMatch(/Wort …$/);
});
