import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const ameliaClarke: DemoCoach = {
  email: "amelia@example.org",
  firstName: "Amelia",
  lastName: "Clarke",
  locale: "en",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "corporate",
  tagLine: {
    de: "Für alle, die plötzlich führen, verhandeln oder vorne stehen.",
    en: "For people who suddenly lead, negotiate or stand at the front.",
  },
  salesPitch: {
    de: "Ihr Titel ist neu, Ihre Zweifel sind alt? Das ist normal, und man kann damit arbeiten. Wir üben die Gespräche, vor denen Sie sich drücken, bis sie sich nach Ihnen anhören: das Gehaltsgespräch, die Absage, den ersten Auftritt vor dem Vorstand.",
    en: "New title, old doubts? That is normal, and there is a way to work with it. We rehearse the conversations you have been avoiding until they sound like you: the pay talk, the difficult no, your first ten minutes in front of the board.",
  },
  aboutMe: {
    de: "Aufgewachsen bin ich in Leeds, meine Eltern hatten einen Waschsalon. Über Mut habe ich dort mehr gelernt als später in der Unternehmensberatung, in der ich elf Jahre war. 2017 kam ich für ein Projekt nach Berlin und blieb wegen der Seen.\n\nIch führe eine kleine Firma mit zwei Kolleginnen. Mich interessiert, wie Menschen aus verschiedenen Ländern miteinander arbeiten, ohne sich ständig misszuverstehen. Mein eigenes Deutsch ist gut, aber nie perfekt. Wer in einer fremden Sprache Karriere macht, muss sich vor mir also nicht schämen.",
    en: "I grew up in Leeds, where my parents ran a launderette. It taught me more about courage than the eleven years I later spent in consulting. In 2017 I came to Berlin for a project and stayed for the lakes.\n\nI run a small company with two colleagues. What fascinates me is how people from different countries manage to work together without misreading each other all day. My own German is good and never perfect, so if you are building a career in a second language, you will find no raised eyebrows here.",
  },
  description: {
    de: "Wir arbeiten mit echten Situationen aus Ihrem Kalender. Sie bringen eine mit, wir spielen sie durch, ich halte dagegen, so hart wie Ihr Gegenüber es tun würde. Dann ändern wir eine Sache und versuchen es noch einmal. Nach dem Termin bekommen Sie drei Stichpunkte von mir, nie mehr.",
    en: "We work with real situations from your calendar. You bring one, we play it through, and I push back as hard as the other side would. Then we change one thing and try again. After each appointment you get three bullet points from me, never more.",
  },
  certifications: {
    de: "Professional Certified Coach (ICF)\nMaster of Business Administration\nZertifizierte Mediatorin",
    en: "Professional Certified Coach (ICF)\nMaster of Business Administration\nCertified mediator",
  },
  areas: ["leadership", "presenting", "salary", "self-employment", "Working across cultures"],
  languages: ["en", "de", "fr"],
  business: {
    companyName: "Clarke Coaching GmbH",
    address1: "Linienstraße 88",
    zipCode: "10119",
    city: "Berlin",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE123456789",
    iban: "DE96900004300443244519",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Eine Situation, eine Frage, ein erster Gedanke von mir.",
        en: "One situation, one question, one first thought from me.",
      },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 14000,
      description: {
        de: "Ein schwieriges Gespräch vorbereiten oder nachbereiten.",
        en: "Prepare for a difficult conversation, or make sense of the last one.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 23000,
      description: {
        de: "Generalprobe: Rede, Verhandlung oder Bewerbung mit mehreren Durchläufen.",
        en: "Dress rehearsal: a speech, negotiation or interview in several rounds.",
      },
    },
  },
  hours: week({ 1: "08:00-12:00 14:00-18:00", 2: "08:00-12:00", 3: "12:00-20:00", 4: "08:00-12:00 14:00-18:00" }),
  settings: { noticeMinutes: 2880, horizonDays: 90, pauseAfterMinutes: 10, gridMinutes: 30, mostPerDay: 5 },
  exceptions: [{ kind: "notAvailable", day: 9, from: "08:00", to: "12:00", note: "Workshop" }],
  resume: {
    title: "Leadership coach, former strategy consultant",
    description:
      "Eleven years in consulting, then a company of my own. I coach new leaders in English, German and French.",
    educations: [
      {
        degree: "master",
        year: 2012,
        institution: "Alliance Manchester Business School",
        description: "MBA with a focus on organisational behaviour",
      },
      { degree: "bachelor", year: 2008, institution: "University of Leeds", description: "Psychology" },
    ],
    workExperiences: [
      {
        title: "Founder and coach",
        year: 2020,
        company: "Clarke Coaching GmbH, Berlin",
        description: "Coaching and workshops for international teams",
      },
      {
        title: "Senior consultant",
        year: 2009,
        company: "A strategy consultancy, London and Berlin",
        description: "Change projects in retail and public transport",
      },
    ],
    professionalTrainings: [
      {
        title: "Co-active coach training",
        year: 2018,
        trainingCenter: "Coach training institute, Berlin",
        description: "Full programme with mentor coaching",
      },
    ],
    scientificPublications: [
      {
        title: "The Meeting After the Meeting",
        year: 2024,
        place: "Team Journal",
        description: "Why international teams talk twice and how to stop",
      },
    ],
    conferences: [
      {
        title: "Saying no in a second language",
        year: 2025,
        place: "Women in Tech meet-up, Berlin",
        description: "Talk and practice session",
      },
    ],
  },
  social: {
    linkedin: "https://www.linkedin.com/in/aufwind-demo-amelia-clarke",
    website: "https://clarke-coaching.example.org",
  },
  isPublic: true,
  isListed: true,
  banner: "apricot",
  face: { ground: "apricot", hair: "43", body: "16", lips: "14", brows: "12", nose: "05" },
};
