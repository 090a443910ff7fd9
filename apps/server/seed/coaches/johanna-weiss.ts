import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const johannaWeiss: DemoCoach = {
  email: "johanna.weiss@example.org",
  firstName: "Johanna",
  lastName: "Weiß",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "selfEmployed",
  tagLine: { de: "Leise Menschen haben viel zu sagen.", en: "Quiet people have a lot to say." },
  salesPitch: {
    de: "Zu laut, zu hell, zu viele Menschen, und am Abend sind Sie leer, während alle anderen noch tanzen. Hochsensibel zu sein ist kein Fehler in der Verarbeitung. Ich zeige Ihnen, wie Sie Ihre Kraft einteilen, ohne sich zu verstecken, und wie Feinheit zu einer Stärke wird, die andere bemerken.",
    en: "Too loud, too bright, too many people, and in the evening you are empty while everyone else is still dancing. Being highly sensitive is no manufacturing defect. I show you how to budget your strength without hiding, and how a fine ear becomes a strength that others notice.",
  },
  aboutMe: {
    de: "Ich war das Kind, das sich beim Geburtstag unter den Tisch setzte, um in Ruhe Kuchen zu essen. Mit elf übersprang ich eine Klasse und dachte danach zwanzig Jahre lang, ich müsse nur noch ein bisschen normaler werden.\n\nIn Enschede habe ich Ergotherapie studiert, in Münster in einer Tagesklinik gearbeitet und schließlich verstanden, dass Rückzug für mich keine Flucht ist, sondern Wartung. Heute lebe ich am Stadtrand mit einem alten Hund und sehr guten Vorhängen. Meine Stimme ist leise. Viele Klientinnen sagen, das allein helfe schon. Bei lang anhaltender Angst oder Traurigkeit ist aber eine Therapie der richtige Ort.",
    en: "I was the child who sat under the table at birthday parties to eat her cake in peace. At eleven I skipped a year, and for the next twenty I thought I only had to become a little more normal.\n\nI studied occupational therapy in Enschede, worked in a day clinic in Münster and finally understood that for me, withdrawing is not escape but maintenance. Today I live on the edge of town with an old dog and very good curtains. My voice is quiet. Many clients say that this alone helps. For lasting fear or sadness, though, therapy is the right place.",
  },
  description: {
    de: "Meine Termine haben Anfang und Ende mit einer Minute Stille. Dazwischen zeichnen wir Ihre Reizkarte: Was kostet, was füllt auf, was kommt immer wieder? Daraus entsteht ein Wochenrhythmus mit Lücken, die im Kalender stehen wie andere Termine auch. Sie dürfen jederzeit die Augen schließen.",
    en: "My appointments open and close with a minute of silence. In between we draw your map of stimuli: what costs, what refills, what keeps returning? From it grows a weekly rhythm with gaps that stand in your calendar like any other date. You may close your eyes at any time.",
  },
  certifications: {
    de: "Ergotherapeutin (B. Sc.)\nBeraterin für Hochsensible (IFHS-Fortbildung)\nYogalehrerin (200 Stunden)",
    en: "Occupational therapist (B. Sc.)\nAdviser for highly sensitive people (IFHS course)\nYoga teacher (200 hours)",
  },
  areas: ["high-sensitivity", "giftedness", "mindfulness", "worries"],
  languages: ["de", "nl", "en"],
  business: {
    companyName: null,
    address1: "Gievenbecker Weg 160",
    zipCode: "48149",
    city: "Münster",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE22900008250937711932",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Ein leises Kennenlernen, gern auch ohne Bild.",
        en: "A quiet first meeting, without video if you prefer.",
      },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 7500,
      description: { de: "Reizkarte, Rhythmus, eine Lücke mehr.", en: "Map, rhythm, one more gap." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 12000,
      description: { de: "Langsamer Einstieg mit vielen Pausen.", en: "A slow start with plenty of pauses." },
    },
  },
  hours: week({ 1: "10:00-13:00", 3: "10:00-13:00", 4: "15:00-17:00" }),
  settings: { noticeMinutes: 2880, pauseBeforeMinutes: 15, pauseAfterMinutes: 30, mostPerDay: 2 },
  exceptions: [{ kind: "allDay", day: 37, days: 12, note: "Stille Tage" }],
  resume: {
    title: "Ergotherapeutin und Coach für Hochsensible",
    description: "Feinfühligkeit als Beruf.",
    educations: [
      { degree: "bachelor", year: 2012, institution: "Saxion Hogeschool, Enschede", description: "Ergotherapie" },
    ],
    workExperiences: [
      {
        title: "Ergotherapeutin",
        year: 2012,
        company: "Tagesklinik, Münster",
        description: "Gruppen und Einzelarbeit",
      },
    ],
    professionalTrainings: [
      {
        title: "Beratung hochsensibler Menschen",
        year: 2020,
        trainingCenter: "Informationsverbund Hochsensibilität",
        description: "Fortbildung in vier Blöcken",
      },
    ],
    scientificPublications: [
      {
        title: "Unter dem Tisch",
        year: 2023,
        place: "Leise Seiten",
        description: "Erzählender Text über eine hochsensible Kindheit",
      },
    ],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  face: { ground: "mist", hair: "47", body: "21", lips: "17", brows: "12", nose: "08" },
};
