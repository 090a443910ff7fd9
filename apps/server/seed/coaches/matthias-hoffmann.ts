import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const matthiasHoffmann: DemoCoach = {
  email: "matthias.hoffmann@example.org",
  firstName: "Matthias",
  lastName: "Hoffmann",
  locale: "de",
  title: "dr",
  pronoun: "he",
  genderIdentity: "male",
  sector: "health",
  tagLine: {
    de: "Für Menschen in Verantwortung, die niemandem zur Last fallen wollen.",
    en: "For people in charge who do not want to be a burden to anyone.",
  },
  salesPitch: {
    de: "Wer viel Verantwortung trägt, spricht selten darüber, was sie kostet. Ich biete Ihnen einen Ort dafür: sachlich, vertraulich, ohne Titel und Hierarchie. Wir prüfen gemeinsam, was Sie abgeben können, was Sie behalten wollen und woran Sie merken, dass es genug ist.",
    en: "People who carry a lot of responsibility rarely speak about what it costs them. I offer a place for it: factual, confidential, without titles or ranks. Together we examine what you can hand over, what you want to keep, and how you will notice that it is enough.",
  },
  aboutMe: {
    de: "Dreißig Jahre war ich Internist, die letzten neun als Chefarzt in einem Krankenhaus im Münchner Osten. 2021 habe ich das Haus verlassen, nicht im Streit, sondern weil ich merkte, dass mich die Gespräche auf dem Flur mehr beschäftigten als die Befunde.\n\nSeitdem arbeite ich als Coach, vor allem mit Ärztinnen und Ärzten, aber auch mit Menschen, die Betriebe, Schulen oder Ämter leiten. Wichtig ist mir die Trennung: Hier behandle ich nicht, stelle keine Diagnosen und gebe keine Auskunft zu Medikamenten. Wer ärztliche Hilfe braucht, dem sage ich das deutlich. Privat spiele ich Bratsche, also die zweite Reihe, und ich genieße es.",
    en: "I was a physician for thirty years, the last nine as head of internal medicine in a hospital in the east of Munich. In 2021 I left, without a quarrel, because I noticed that the talks in the corridor occupied me more than the test results.\n\nSince then I have worked as a coach, mostly with doctors, but also with people who run firms, schools or public offices. One separation matters to me: here I do not treat, do not diagnose and do not comment on medication. If someone needs a doctor, I say so clearly. In my free time I play the viola, which means the second row, and I enjoy it.",
  },
  description: {
    de: "Ich arbeite strukturiert: Anliegen, Lage, Möglichkeiten, Entscheidung. Zu jedem Termin gehört ein Protokoll von einer halben Seite, das nur Sie bekommen. Zwischen den Gesprächen sollten zwei bis drei Wochen liegen, damit im Alltag etwas geschehen kann. Nach dem fünften Termin ziehen wir Bilanz und entscheiden, ob wir weitermachen.",
    en: "I work in a clear order: concern, situation, options, decision. Each appointment comes with half a page of notes that only you receive. Two to three weeks should lie between our talks, so that something can happen in daily life. After the fifth appointment we look back and decide whether to continue.",
  },
  certifications: {
    de: "Facharzt für Innere Medizin (nicht mehr klinisch tätig)\nCoach (Univ.), Zertifikatsstudium\nMitglied im Deutschen Bundesverband Coaching",
    en: "Specialist in internal medicine (no longer in clinical practice)\nUniversity certificate in coaching\nMember of the German Federal Coaching Association",
  },
  areas: ["leadership", "burnout", "stress", "Ärztinnen und Ärzte"],
  languages: ["de", "en"],
  business: {
    companyName: "Dr. Hoffmann Beratung",
    address1: "Prinzregentenstraße 120",
    zipCode: "81677",
    city: "München",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE474256956",
    iban: "DE67900001070488752316",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Sie schildern kurz Ihr Anliegen, ich beschreibe mein Vorgehen.",
        en: "You outline your concern, I describe how I proceed.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 18000,
      description: {
        de: "Beratung zu Rolle, Belastung und Entscheidungen, mit schriftlicher Zusammenfassung.",
        en: "On your role, your load and your decisions, with a written summary.",
      },
    },
    extended: {
      durationMinutes: 120,
      priceCents: 33000,
      description: {
        de: "Klausur zu zweit, wenn ein Schritt von großer Tragweite ansteht.",
        en: "A retreat for two when a step with large consequences lies ahead.",
      },
    },
  },
  hours: week({ 2: "07:00-09:00 17:00-20:00", 3: "10:00-16:00", 4: "07:00-09:00 17:00-20:00" }),
  settings: { noticeMinutes: 4320, pauseBeforeMinutes: 15, pauseAfterMinutes: 30, gridMinutes: 60, mostPerDay: 3 },
  resume: {
    title: "Internist, Führungskraft, Coach",
    description:
      "Drei Jahrzehnte Klinik, neun Jahre Leitung. Heute Gesprächspartner für Menschen in verantwortlichen Rollen.",
    educations: [
      {
        degree: "doctorate",
        year: 1995,
        institution: "Ludwig-Maximilians-Universität München",
        description: "Promotion zum Dr. med.",
      },
      {
        degree: "professional",
        year: 2001,
        institution: "Bayerische Landesärztekammer",
        description: "Facharzt für Innere Medizin",
      },
    ],
    workExperiences: [
      {
        title: "Coach",
        year: 2021,
        company: "Dr. Hoffmann Beratung, München",
        description: "Coaching für Führungskräfte im Gesundheitswesen",
      },
      {
        title: "Chefarzt Innere Medizin",
        year: 2012,
        company: "Krankenhaus im Münchner Osten",
        description: "Leitung einer Abteilung mit 70 Mitarbeitenden",
      },
    ],
    professionalTrainings: [
      {
        title: "Zertifikatsstudium Coaching",
        year: 2020,
        trainingCenter: "Universität Augsburg",
        description: "Drei Semester, berufsbegleitend",
      },
    ],
    scientificPublications: [
      {
        title: "Sprechen, bevor es brennt",
        year: 2022,
        place: "Klinik und Leitung",
        description: "Aufsatz über Belastung in der ärztlichen Führung",
      },
    ],
    conferences: [
      {
        title: "Was Chefärzte nicht sagen",
        year: 2024,
        place: "Kongress für Krankenhausleitung, Nürnberg",
        description: "Impulsvortrag und Diskussion",
      },
    ],
  },
  social: { linkedin: "https://www.linkedin.com/in/aufwind-demo-dr-matthias-hoffmann" },
  isPublic: true,
  isListed: true,
  banner: "sage",
  face: { ground: "sage", hair: "42", body: "20", lips: "17", brows: "01", nose: "13", glasses: "11" },
};
