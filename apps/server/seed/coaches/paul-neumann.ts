import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const paulNeumann: DemoCoach = {
  email: "paul.neumann@example.org",
  firstName: "Paul",
  lastName: "Neumann",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "public",
  tagLine: {
    de: "Einsatz vorbei, Bilder bleiben. Reden hilft, auch uns.",
    en: "The call-out is over, the pictures stay. Talking helps, even us.",
  },
  salesPitch: {
    de: "Feuerwehr, Rettung, Polizei, Bundeswehr, Pflege: Wer anderen hilft, erzählt zu Hause selten, wie. Ich war 16 Jahre im Einsatzdienst und kenne die Sprüche, mit denen man sich drückt. Hier reden zwei, die wissen, wie es riecht. Für den Weg zurück in Dienst, Familie und Schlaf.",
    en: "Fire brigade, ambulance, police, army, nursing: those who help others seldom tell their families how. I was on call for 16 years and know the jokes we hide behind. Here two people talk who know what it smells like. For the way back into duty, family and sleep.",
  },
  aboutMe: {
    de: "Magdeburg, Berufsfeuerwehr, davor vier Jahre Bundeswehr mit zwei Auslandseinsätzen. Ich war der, der immer einen Witz hatte. Nach einem Unfall auf der A2 hatte ich keinen mehr. Es hat anderthalb Jahre gedauert, mit Therapie, mit Umwegen, bis ich wieder ausrücken konnte. Dann habe ich gemerkt, dass ich lieber die Kollegen begleite.\n\nHeute leite ich ein Team für Einsatznachsorge und coache nebenbei. Wer Flashbacks hat oder nicht mehr schlafen kann, den schicke ich zu Fachleuten, ich war selbst dort. Mein Platz ist danach oder daneben: Wut, Rückkehr in den Dienst, der erste Abend wieder am Grill.",
    en: "Magdeburg, professional fire brigade, and before that four years in the army with two missions abroad. I was the one who always had a joke. After a crash on the A2 motorway I had none. It took a year and a half, with therapy and detours, until I could go out again. Then I noticed that I would rather stand by my colleagues.\n\nToday I lead a team for care after call-outs and coach on the side. If you have flashbacks or can no longer sleep, I send you to the experts; I have been there myself. My place is afterwards or alongside: anger, going back on duty, the first evening at the barbecue.",
  },
  description: {
    de: "Kurze Sätze, klare Fragen. Sie müssen keine Bilder beschreiben. Wir reden darüber, was danach kam und was heute fehlt. Dann ein Plan mit zwei Menschen, zwei Orten und zwei Zeichen, an denen Sie merken, dass es kippt. Den Plan bekommt auf Wunsch jemand, dem Sie vertrauen.",
    en: "Short sentences, clear questions. You need not describe any pictures. We talk about what came after and what is missing today. Then a plan with two people, two places and two signs that tell you it is about to tip. If you like, somebody you trust gets a copy.",
  },
  certifications: {
    de: "Brandmeister\nFachberater für Einsatznachsorge (SbE)\nDeeskalationstrainer",
    en: "Fire officer\nPeer adviser for care after call-outs (SbE)\nDe-escalation trainer",
  },
  areas: ["shock", "resilience", "anger", "return-to-work"],
  languages: ["de", "en"],
  business: {
    companyName: null,
    address1: "Olvenstedter Straße 40",
    zipCode: "39108",
    city: "Magdeburg",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE95900003650230764566",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: { description: { de: "Funkprobe: Verstehen wir uns?", en: "Radio check: do we read each other?" } },
    standard: {
      durationMinutes: 60,
      priceCents: 7000,
      description: { de: "Ein Gespräch unter Leuten vom Fach.", en: "A talk between people who know the job." },
    },
  },
  hours: week({ 1: "20:00-22:30", 4: "20:00-22:30", 6: "08:00-14:00", 7: "08:00-14:00" }),
  settings: { noticeMinutes: 120, horizonDays: 45, gridMinutes: 30 },
  exceptions: [
    { kind: "notAvailable", day: 5, on: 6, from: "08:00", to: "14:00", note: "Dienst" },
    { kind: "notAvailable", day: 19, on: 6, from: "08:00", to: "14:00", note: "Dienst" },
  ],
  resume: {
    title: "Feuerwehrmann und Einsatznachsorge",
    description: "Sechzehn Jahre Einsätze, sechs Jahre Nachsorge.",
    educations: [
      {
        degree: "professional",
        year: 2009,
        institution: "Institut für Brand- und Katastrophenschutz, Heyrothsberge",
        description: "Laufbahnprüfung Feuerwehr",
      },
    ],
    workExperiences: [
      {
        title: "Leiter Einsatznachsorge",
        year: 2020,
        company: "Berufsfeuerwehr, Magdeburg",
        description: "Begleitung von Kolleginnen und Kollegen",
      },
      {
        title: "Brandmeister",
        year: 2009,
        company: "Berufsfeuerwehr, Magdeburg",
        description: "Lösch- und Rettungsdienst",
      },
      { title: "Soldat auf Zeit", year: 2004, company: "Bundeswehr", description: "Zwei Einsätze im Ausland" },
    ],
    professionalTrainings: [
      {
        title: "Stressbearbeitung nach belastenden Ereignissen",
        year: 2018,
        trainingCenter: "Bundesvereinigung SbE",
        description: "Grund- und Aufbaukurs",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  face: { ground: "moss", hair: "44", body: "06", lips: "17", brows: "01", nose: "07" },
};
