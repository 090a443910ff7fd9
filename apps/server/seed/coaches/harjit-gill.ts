import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const harjitGill: DemoCoach = {
  email: "harjit.gill@example.org",
  firstName: "Harjit",
  lastName: "Gill",
  locale: "en",
  title: "dr",
  pronoun: "he",
  genderIdentity: "male",
  sector: "health",
  tagLine: { de: "Schlaf lässt sich nicht zwingen. Einladen schon.", en: "Sleep cannot be forced. It can be invited." },
  salesPitch: {
    de: "Sie liegen um vier wach und rechnen, wie viele Stunden noch bleiben. Ich habe zwanzig Jahre lang Schlaf erforscht und schlafe trotzdem manchmal schlecht; das macht bescheiden. Gemeinsam prüfen wir, was Ihre Nächte stört: Gedanken, Licht, Gewohnheiten, Sorgen. Ohne Wundermittel.",
    en: "You lie awake at four, working out how many hours are left. I have studied sleep for twenty years and still sleep badly at times, which keeps me humble. Together we examine what disturbs your nights: thoughts, light, habits, worries. No miracle cures.",
  },
  aboutMe: {
    de: "Ich bin in Amritsar geboren, in Wolverhampton aufgewachsen und für die Forschung nach Zürich gekommen. Promoviert habe ich über die innere Uhr von Fruchtfliegen. Fruchtfliegen haben übrigens keine Sorgen, deshalb schlafen sie so gut.\n\nNach Jahren im Labor wollte ich mit denen sprechen, um die es eigentlich geht. Ich bin Biologe, kein Arzt: Atemaussetzer, Schmerzen oder lange bestehende Schlaflosigkeit müssen medizinisch abgeklärt werden, und ich bestehe darauf. Für alles andere haben wir Neugier, ein Tagebuch und Zeit. Meine Frau sagt, ich erkläre zu gern. Stoppen Sie mich.",
    en: "I was born in Amritsar, grew up in Wolverhampton and came to Zurich for research. My doctorate was about the inner clock of fruit flies. Fruit flies, by the way, have no worries, which is why they sleep so well.\n\nAfter years in the lab I wanted to talk to those it is really about. I am a biologist, not a physician: pauses in breathing, pain or long-standing insomnia must be checked medically, and I insist on that. For everything else we have curiosity, a diary and time. My wife says I enjoy explaining too much. Do stop me.",
  },
  description: {
    de: "Sie führen zehn Tage ein Schlaftagebuch, ich lese es wie Messdaten. Dann stellen wir eine Vermutung auf und testen sie eine Woche lang, immer nur eine Änderung auf einmal. So erfahren Sie, was bei Ihnen wirkt, und nicht, was im Durchschnitt wirkt. Für das Grübeln gibt es eine eigene Stunde, tagsüber.",
    en: "You keep a sleep diary for ten days, and I read it like data. Then we form a hypothesis and test it for a week, one change at a time. That way you learn what works for you rather than what works on average. Brooding gets an hour of its own, in the daytime.",
  },
  certifications: {
    de: "Dr. sc. nat. (Chronobiologie)\nSchlaftrainer (ESRS-Kurs)\nMitglied der Swiss Coaching Association",
    en: "PhD in chronobiology\nSleep trainer (ESRS course)\nMember of the Swiss Coaching Association",
  },
  areas: ["sleep", "stress", "worries", "chronic-illness"],
  languages: ["en", "de", "hi"],
  business: {
    companyName: null,
    address1: "Universitätstrasse 19",
    zipCode: "8006",
    city: "Zürich",
    country: "CH",
    vatStatus: "regular",
    vatNumber: "CHE995495805",
    iban: "CH2699229000043658525",
  },
  timeZone: "Europe/Zurich",
  consultations: {
    discovery: {
      description: {
        de: "Wie war die letzte Nacht? Wir fangen mit den Fakten an.",
        en: "How was last night? We begin with the facts.",
      },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 12500,
      description: {
        de: "Tagebuch lesen, Vermutung bilden, Test planen.",
        en: "Read the diary, form a hypothesis, plan a test.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 21000,
      description: {
        de: "Gründlicher Einstieg mit vollständiger Bestandsaufnahme.",
        en: "A thorough start with a full review of your nights.",
      },
    },
  },
  hours: week({ 1: "09:00-12:00", 3: "13:00-17:00", 4: "09:00-12:00", 5: "13:00-17:00" }),
  settings: { horizonDays: 90, pauseAfterMinutes: 20, gridMinutes: 20 },
  resume: {
    title: "Chronobiologist and sleep coach",
    description: "Two decades of research on inner clocks, now applied to people.",
    educations: [
      { degree: "doctorate", year: 2006, institution: "University of Zurich", description: "Chronobiology" },
      { degree: "bachelor", year: 2000, institution: "University of Sheffield", description: "Biology" },
    ],
    workExperiences: [
      {
        title: "Sleep coach",
        year: 2021,
        company: "Self-employed, Zurich",
        description: "Individuals and shift workers",
      },
      {
        title: "Research group leader",
        year: 2011,
        company: "University institute, Zurich",
        description: "Light, rhythm and sleep",
      },
    ],
    professionalTrainings: [
      {
        title: "Sleep training",
        year: 2020,
        trainingCenter: "European Sleep Research Society",
        description: "Certificate course",
      },
    ],
    scientificPublications: [
      {
        title: "Light at the wrong hour",
        year: 2016,
        place: "Journal of Rhythms",
        description: "Study with 230 shift workers",
      },
      {
        title: "What fruit flies know about Mondays",
        year: 2022,
        place: "Limmat Press",
        description: "Popular science book",
      },
    ],
    conferences: [
      {
        title: "One change at a time",
        year: 2025,
        place: "Sleep Forum, Basel",
        description: "Talk on self-experiments",
      },
    ],
  },
  isPublic: true,
  isListed: true,
  banner: "sage",
  face: { ground: "sage", hair: "61", body: "16", lips: "23", brows: "01", nose: "13", beard: "02" },
};
