import { isIban, isPostalCode } from "@aufwind/contract/platform/places";
import { AREAS, MOST_AREAS, topicByKey } from "@aufwind/rules/areas";
import { isVatNumber } from "@aufwind/rules/billing-tax-numbers";
import { type Network, networkAddress } from "@aufwind/rules/coaches-links";
import { minimumNetCents } from "@aufwind/rules/consultations";
import { hoursProblems } from "@aufwind/rules/schedules/opening-hours";
import { expect, test } from "vitest";
import { bannerOf, drawPortrait, portraitOf } from "../portraits.ts";
import { type DemoCoach, parseCoach } from "./coach.ts";
import { DEMO_COACHES } from "./coaches.ts";

const UNFINISHED = "niklas.vogt@example.org";
const finished = DEMO_COACHES.filter(({ email }) => email !== UNFINISHED);
const shown = finished.filter(({ isPublic, isListed }) => isPublic && isListed);

const LENGTHS = {
  tagLine: [20, 100],
  salesPitch: [180, 420],
  aboutMe: [400, 1000],
  description: [200, 600],
  certifications: [10, 400],
} as const;
const PARTS = Object.keys(LENGTHS) as (keyof typeof LENGTHS)[];

const offersOf = ({ consultations: { standard, extended } }: DemoCoach) => [standard, ...(extended ? [extended] : [])];
const textsOf = (coach: DemoCoach, locale: "de" | "en") => [
  ...PARTS.filter((part) => part !== "certifications").map((part) => coach[part][locale]),
  coach.consultations.discovery.description[locale],
  ...offersOf(coach).map(({ description }) => description[locale]),
];
const repeated = (values: string[]) => values.filter((value, place) => values.indexOf(value) !== place);

test("a file with a mistake is named together with the field", () => {
  const text = JSON.stringify({ ...DEMO_COACHES[0], hours: { 1: "9 to 5" } });
  expect(() => parseCoach("seed/coaches/somebody.json", text)).toThrow(
    /^The demo coach in seed\/coaches\/somebody\.json is not valid:\n.*\n.*hours\.1$/,
  );
});

test("there are 48 coaches, 46 of them public, one of these not listed", () => {
  expect(DEMO_COACHES).toHaveLength(48);
  expect(DEMO_COACHES.slice(0, 2).map(({ email }) => email)).toEqual(["jonas@example.org", "amelia@example.org"]);
  expect(DEMO_COACHES.filter(({ isPublic }) => isPublic)).toHaveLength(46);
  expect(shown).toHaveLength(45);
});

test("nobody shares an address or an account with another", () => {
  const emails = DEMO_COACHES.map(({ email }) => email);
  expect(repeated(emails)).toEqual([]);
  expect(emails.filter((email) => !/^[a-z-]+(\.[a-z-]+)*@example\.org$/.test(email))).toEqual([]);
  expect(repeated(DEMO_COACHES.map(({ business }) => business.iban))).toEqual([]);
});

test.each(finished)("$firstName $lastName says enough in both languages, and not too much", (coach) => {
  for (const part of PARTS)
    for (const locale of ["de", "en"] as const) {
      const [least, most] = LENGTHS[part];
      expect.soft(coach[part][locale].length, `${part} ${locale}`).toBeGreaterThanOrEqual(least);
      expect.soft(coach[part][locale].length, `${part} ${locale}`).toBeLessThanOrEqual(most);
    }
});

test.each(["de", "en"] as const)("no sentence is said twice (%s)", (locale) => {
  const sentences = finished
    .flatMap((coach) => textsOf(coach, locale))
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence.length > 25);
  expect(repeated(sentences)).toEqual([]);
});

test("clients are addressed with Sie, and nobody promises healing", () => {
  const german = DEMO_COACHES.flatMap((coach) => textsOf(coach, "de"));
  const english = DEMO_COACHES.flatMap((coach) => textsOf(coach, "en"));
  expect(german.filter((text) => /\b(du|dich|dir|deine?[mnrs]?|euch|euer)\b/i.test(text))).toEqual([]);
  expect(
    [...german, ...english].filter((text) => /\bheil(t|en|ung)|\bheal(s|ing)?\b|garanti|guarant/i.test(text)),
  ).toEqual([]);
});

test("every topic is offered by at least two coaches whom one can find", () => {
  const topics = AREAS.flatMap(({ topics }) => topics.map(({ key }) => key));
  const offered = (topic: string) => shown.filter(({ areas }) => areas.includes(topic)).length;
  expect(topics.filter((topic) => offered(topic) < 2)).toEqual([]);
});

test("each has one to five areas, a few one of their own, and speaks German or English", () => {
  for (const { email, areas, languages } of DEMO_COACHES) {
    expect.soft(areas.length, email).toBeLessThanOrEqual(MOST_AREAS);
    expect.soft(areas.filter(topicByKey).length, email).toBeGreaterThanOrEqual(1);
    expect.soft(repeated([...areas, ...languages]), email).toEqual([]);
    expect.soft(languages.includes("de") || languages.includes("en"), email).toBe(true);
  }
  expect(DEMO_COACHES.filter(({ areas }) => !areas.every(topicByKey)).length).toBeGreaterThanOrEqual(3);
});

test("business details are right for the country", () => {
  for (const { email, business } of DEMO_COACHES) {
    const { iban, zipCode, country, vatStatus, vatNumber } = business;
    expect.soft(isIban(iban) && iban.startsWith(country), email).toBe(true);
    expect.soft(isPostalCode(zipCode, country), email).toBe(true);
    expect.soft(vatNumber === null ? vatStatus === "small" : isVatNumber(vatNumber), email).toBe(true);
  }
});

test("nobody is below the minimum price", () => {
  for (const coach of DEMO_COACHES)
    for (const { durationMinutes, priceCents } of offersOf(coach))
      expect.soft(priceCents, coach.email).toBeGreaterThanOrEqual(minimumNetCents(durationMinutes));
});

test("hours do not overlap, exceptions have a length, links lead where they say", () => {
  for (const { email, hours, exceptions = [], social = {} } of DEMO_COACHES) {
    expect.soft(hoursProblems(hours), email).toEqual([]);
    for (const each of exceptions) expect.soft("days" in each ? each.days > 0 : each.from < each.to, email).toBe(true);
    for (const [network, address] of Object.entries(social))
      expect.soft(networkAddress(network as Network, address), email).toBeDefined();
  }
});

test("whoever is finished has working hours, a resume and a face that no other has", () => {
  for (const { email, hours, resume } of finished) {
    expect.soft(hours.length, email).toBeGreaterThan(1);
    expect.soft([resume.educations.length, resume.workExperiences.length], email).not.toContain(0);
  }
  const portraits = finished.flatMap((coach) => portraitOf(coach) ?? []);
  expect(portraits).toHaveLength(finished.length);
  expect(repeated(portraits)).toEqual([]);
});

test("every face has tints where the style has black and white", () => {
  for (const { email, face } of finished) {
    const svg = face ? drawPortrait(face) : "";
    const [head = "", hair = ""] = ["531 487", "266 207"].map(
      (place) => new RegExp(`translate\\(${place}\\)">(.*?)</g>`, "s").exec(svg)?.[1] ?? "",
    );
    expect.soft([head.includes('fill="#'), head.includes('fill="#fff"')], email).toEqual([true, false]);
    expect.soft([hair.includes('fill="#'), svg.includes('fill="#000"')], email).toEqual([true, false]);
  }
});

test("about half have a banner, and pictures are always drawn alike", () => {
  const banners = DEMO_COACHES.flatMap((coach) => bannerOf(coach) ?? []);
  expect(Math.abs(banners.length - 24)).toBeLessThanOrEqual(4);
  expect(repeated(banners)).toEqual([]);
  expect(DEMO_COACHES.map(portraitOf)).toEqual(DEMO_COACHES.map(portraitOf));
});

test("who has not finished still lacks pitch, hours and photo", () => {
  const { salesPitch, hours, face, isPublic } = DEMO_COACHES.find(({ email }) => email === UNFINISHED) ?? {};
  expect({ salesPitch, hours, face, isPublic }).toEqual({
    salesPitch: { de: "", en: "" },
    hours: [],
    face: undefined,
    isPublic: false,
  });
});
