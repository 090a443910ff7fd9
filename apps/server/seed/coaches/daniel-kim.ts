import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const danielKim: DemoCoach = {
  email: "daniel.kim@example.org",
  firstName: "Daniel",
  lastName: "Kim",
  locale: "en",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "corporate",
  tagLine: {
    de: "Führen zwischen Seoul, Düsseldorf und dem eigenen Feierabend.",
    en: "Leading between Seoul, Düsseldorf and the end of your own day.",
  },
  salesPitch: {
    de: "Ihr Team sitzt in drei Zeitzonen, und Sie antworten in allen dreien? Ich zeige Ihnen, wie man führt, ohne ständig online zu sein, und wie man präsentiert, wenn im Raum niemand eine Miene verzieht. Präzise, höflich, mit einer Portion Selbstironie.",
    en: "Your team sits in three time zones and you reply in all of them? I show you how to lead without being online around the clock, and how to present to a room in which not one face moves. Precise, polite, with a pinch of self-mockery.",
  },
  aboutMe: {
    de: "Meine Mutter kam 1974 als Krankenschwester aus Busan nach Krefeld. Ich bin also zweisprachig höflich erzogen worden, was im deutschen Vertrieb nicht nur Vorteile hat. Zwölf Jahre war ich bei einem koreanischen Elektronikkonzern, zuletzt als Vertriebsleiter für Nordeuropa.\n\nMein Telefon lag nachts auf dem Kopfkissen. Meine Tochter, damals fünf, hat es einmal in der Spülmaschine gewaschen. Rückblickend war das mein erstes Coaching. Heute begleite ich Führungskräfte in internationalen Firmen: Auftritt, Delegation, Erreichbarkeit. Ich trage auch im Homeoffice ein Hemd, aber nur oben.",
    en: "In 1974 my mother came from Busan to Krefeld as a nurse. So I was brought up to be polite in two languages, which is not always an advantage in German sales. I spent twelve years with a Korean electronics group, the last four as head of sales for northern Europe.\n\nMy phone slept on my pillow. My daughter, then five, once washed it in the dishwasher. In hindsight that was my first coaching. Today I work with leaders in international companies on presence, delegation and being reachable. I wear a shirt in my home office, too, but only on top.",
  },
  description: {
    de: "Sie zeigen mir Ihre echten Folien und Ihren echten Kalender. Beides kürzen wir. Beim Auftritt arbeiten wir mit Aufnahmen, die Sie selbst auf Ihrem Gerät machen und wieder löschen; im Videoraum selbst nehme ich nichts auf. Zum Schluss jedes Termins legen Sie eine Regel fest, die Ihr Team sehen darf.",
    en: "You show me your real slides and your real calendar. We shorten both. For presence we work with clips you record of yourself on your own device and delete again; I record nothing in the video room. At the end of each appointment you set one rule that your team may see.",
  },
  certifications: {
    de: "Business Coach (DVCT)\nMBA, Seoul National University\nTrainer für interkulturelle Zusammenarbeit",
    en: "Business coach (DVCT)\nMBA, Seoul National University\nTrainer for intercultural teamwork",
  },
  areas: ["leadership", "presenting", "always-on"],
  languages: ["en", "ko", "de"],
  business: {
    companyName: "Kim Leadership",
    address1: "Immermannstraße 23",
    zipCode: "40210",
    city: "Düsseldorf",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE612078893",
    iban: "DE37900004750135109587",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Ein Blick in Ihren Kalender genügt meistens.",
        en: "One look at your calendar is usually enough.",
      },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 13500,
      description: {
        de: "Eine Präsentation, ein Team oder ein Feierabend.",
        en: "One presentation, one team or one evening off.",
      },
    },
    extended: {
      durationMinutes: 120,
      priceCents: 29000,
      description: {
        de: "Intensivtraining für einen wichtigen Auftritt.",
        en: "Intensive practice for an important appearance.",
      },
    },
  },
  hours: week({
    1: "07:00-09:00 12:00-14:00",
    2: "07:00-09:00",
    3: "07:00-09:00 12:00-14:00",
    4: "07:00-09:00",
    5: "12:00-16:00",
  }),
  settings: { noticeMinutes: 1440, horizonDays: 90, gridMinutes: 10, pauseAfterMinutes: 10 },
  resume: {
    title: "Sales leader turned leadership coach",
    description: "Twelve years in an international group, five years of coaching its kind.",
    educations: [
      { degree: "master", year: 2015, institution: "Seoul National University", description: "MBA" },
      {
        degree: "bachelor",
        year: 2010,
        institution: "Heinrich-Heine-Universität Düsseldorf",
        description: "Business administration",
      },
    ],
    workExperiences: [
      {
        title: "Leadership coach",
        year: 2022,
        company: "Kim Leadership, Düsseldorf",
        description: "Leaders in international companies",
      },
      {
        title: "Head of sales, northern Europe",
        year: 2018,
        company: "Electronics group, Düsseldorf",
        description: "Nine countries, 45 people",
      },
    ],
    professionalTrainings: [
      {
        title: "Business coaching",
        year: 2021,
        trainingCenter: "Coaching institute, Cologne",
        description: "DVCT-certified training",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "The silent room",
        year: 2025,
        place: "Leadership Days Rhine-Ruhr",
        description: "Presenting to audiences that do not react",
      },
    ],
  },
  social: {
    linkedin: "https://www.linkedin.com/in/aufwind-demo-daniel-kim-leadership",
    website: "https://kim-leadership.example.org",
  },
  isPublic: true,
  isListed: true,
  banner: "apricot",
  face: { ground: "apricot", hair: "16", body: "17", lips: "30", brows: "01", nose: "02" },
};
