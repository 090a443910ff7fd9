import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const benteDeVries: DemoCoach = {
  email: "bente.de.vries@example.org",
  firstName: "Bente",
  lastName: "de Vries",
  locale: "de",
  title: "none",
  pronoun: "undisclosed",
  genderIdentity: null,
  sector: "selfEmployed",
  tagLine: { de: "Zwischen zwei Stühlen ist mein Arbeitsplatz.", en: "I work between two chairs." },
  salesPitch: {
    de: "Ob Erbe, Umgang, Büro oder Patchwork: Im Streit haben meist beide recht, nur nicht gleichzeitig. Seit 21 Jahren vermittle ich beruflich. Mit Ihnen bereite ich das Gespräch vor, das Sie führen müssen: Was wollen Sie erreichen, was darf die andere Seite behalten, und wie hören Sie auf, bevor es kippt?",
    en: "Be it an inheritance, custody, the office or a blended family: in a quarrel both are usually right, just not at the same time. I have mediated for 21 years. With you I prepare the talk you have to have: what do you want to reach, what may the other side keep, and how do you stop before it tips over?",
  },
  aboutMe: {
    de: "Groningen, Jura, dann Oldenburg der Liebe wegen. Vor Gericht habe ich es vier Jahre ausgehalten. Dort gewinnt am Ende eine Akte. Als Mediator oder Mediatorin, wählen Sie selbst, ich hänge an keinem der Wörter, sitze ich lieber mit Menschen an einem Tisch, der rund ist.\n\nIch habe Bauern und Windparks versöhnt, drei Schwestern und ein Haus auf Juist, Schulleitungen und Kollegien. Nicht immer ging es gut aus, aber fast immer ruhiger. Hier auf der Plattform spreche ich mit einer Seite und bleibe trotzdem allparteilich: Ich werde Ihnen die andere erklären, bis es nervt.",
    en: "Groningen, law school, then Oldenburg for love. I lasted four years in court, where in the end a file wins. As a mediator I prefer to sit with people at a table that is round.\n\nI have reconciled farmers with wind farms, three sisters with a server on an island, heads with their teaching staff. It did not always end well, but it nearly always ended more quietly. On this platform I speak with one side and stay fair to both: I will explain the other one to you until it annoys you.",
  },
  description: {
    de: "Vorbereitung in vier Karten: mein Interesse, das der anderen Seite, mein Angebot, mein Notausgang. Wir spielen das Gespräch zweimal, einmal mit vertauschten Rollen. Danach kennen Sie die drei Sätze, die Ihr Gegenüber treffen, und lassen sie weg. Rechtsberatung bekommen Sie anderswo.",
    en: "Preparation on four cards: my interest, that of the other side, what I can offer, my emergency exit. We play the talk twice, once with roles reversed. After that you know the three sentences that would hurt the other person, and leave them out. Legal advice you get elsewhere.",
  },
  certifications: {
    de: "Zertifizierte Mediation (BM)\nAbgeschlossenes Jurastudium (Niederlande)\nSystemische Aufstellung, Grundkurs",
    en: "Certified mediator (BM)\nLaw degree (Netherlands)\nBasic course in systemic constellations",
  },
  areas: ["family-conflict", "blended-family", "separation", "conflict-at-work"],
  languages: ["nl", "de", "en"],
  business: {
    companyName: "de Vries Mediation",
    address1: "Nadorster Straße 77",
    zipCode: "26123",
    city: "Oldenburg",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE900126218",
    iban: "DE34900004880861185238",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: { de: "Wer streitet mit wem, und seit wann?", en: "Who is quarrelling with whom, and since when?" },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 10500,
      description: { de: "Ein schwieriges Gespräch vorbereiten.", en: "Prepare one difficult conversation." },
    },
    extended: {
      durationMinutes: 120,
      priceCents: 20000,
      description: {
        de: "Verfahrene Lage, mehrere Beteiligte, ein neuer Blick.",
        en: "A deadlock with several people, seen afresh.",
      },
    },
  },
  hours: week({ 1: "09:00-17:00", 2: "09:00-17:00", 3: "09:00-12:00", 4: "09:00-17:00" }),
  settings: { pauseBeforeMinutes: 10, gridMinutes: 30, mostPerDay: 5 },
  resume: {
    title: "Mediation in zwei Sprachen und vielen Küchen",
    description: "21 Jahre Vermittlung in Familien, Betrieben und Dörfern.",
    educations: [
      { degree: "master", year: 2000, institution: "Rijksuniversiteit Groningen", description: "Rechtswissenschaft" },
    ],
    workExperiences: [
      {
        title: "Mediation",
        year: 2005,
        company: "de Vries Mediation, Oldenburg",
        description: "Familien, Nachbarn, Unternehmen",
      },
      { title: "Familienrecht", year: 2001, company: "Kanzlei in Groningen", description: "Vertretung vor Gericht" },
    ],
    professionalTrainings: [
      {
        title: "Mediation",
        year: 2004,
        trainingCenter: "Institut für Mediation, Bremen",
        description: "200 Stunden, anerkannt durch den BM",
      },
    ],
    scientificPublications: [
      {
        title: "Drei Schwestern und ein Haus",
        year: 2017,
        place: "Zeitschrift für Konfliktklärung",
        description: "Fallbericht",
      },
    ],
    conferences: [
      {
        title: "Der runde Tisch ist eckig",
        year: 2023,
        place: "Mediationstag Nord, Oldenburg",
        description: "Vortrag",
      },
    ],
  },
  social: { website: "https://de-vries-mediation.example.org" },
  isPublic: true,
  isListed: true,
  banner: "moss",
  face: { ground: "moss", hair: "12", body: "14", lips: "23", brows: "01", nose: "05", glasses: "11" },
};
