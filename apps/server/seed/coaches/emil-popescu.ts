import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const emilPopescu: DemoCoach = {
  email: "emil.popescu@example.org",
  firstName: "Emil",
  lastName: "Popescu",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "health",
  tagLine: {
    de: "Aufhören ist ein Handwerk. Ich zeige Ihnen die Griffe.",
    en: "Quitting is a craft. Let me show you the tools.",
  },
  salesPitch: {
    de: "Die letzte Zigarette haben Sie schon zwölfmal geraucht? Gut, dann haben Sie Übung. Wir schauen uns die Rückfälle an, denn dort steht die Anleitung. Rauchen, Kiffen, Tabletten, Feierabendbier: erst verstehen, dann planen, dann ein Datum. Ohne Zeigefinger.",
    en: "You have smoked your last cigarette twelve times already? Good, then you have practice. We look at the relapses, because that is where the instructions are. Smoking, weed, pills, the beer after work: first understand, then plan, then set a date. No wagging finger.",
  },
  aboutMe: {
    de: "Ich war neun Jahre Notfallsanitäter in Regensburg und habe dort alles gesehen, was man in sich hineinschütten kann. Selbst geraucht habe ich trotzdem, zwei Schachteln am Tag, meistens hinter dem Rettungswagen. 2018 habe ich aufgehört, beim siebten Versuch.\n\nMeine Familie kommt aus Cluj, mein Vater war Tischler. Von ihm habe ich die Idee, dass man zuerst das Werkzeug ordnet. Heute arbeite ich in einem Programm für Rauchstopp und coache abends. Wer körperlich abhängig ist, braucht ärztliche Begleitung beim Entzug. Das kläre ich in den ersten zehn Minuten, bevor wir irgendetwas planen.",
    en: "I was a paramedic in Regensburg for nine years and saw everything that people pour into themselves. I smoked all the same, two packs a day, mostly behind the ambulance. In 2018 I stopped, on the seventh attempt.\n\nMy family comes from Cluj, and my father was a carpenter. From him I have the idea that you put your tools in order first. Today I work in a stop-smoking programme and coach in the evenings. Anyone who is physically dependent needs a doctor for withdrawal. I clear that up in the first ten minutes, before we plan anything.",
  },
  description: {
    de: "Woche eins: beobachten. Woche zwei: Werkzeugkiste packen, also Ersatz, Menschen, Ausreden für Partys. Woche drei: das Datum. Danach kurze Termine, gern zweimal pro Woche, solange es wackelt. Ein Rückfall kostet Sie bei mir nichts außer einem ehrlichen Bericht.",
    en: "Week one: observe. Week two: pack the toolbox, that is, substitutes, people, excuses for parties. Week three: the date. After that, short appointments, twice a week if you like, for as long as it wobbles. A relapse costs you nothing with me except an honest report.",
  },
  certifications: {
    de: "Notfallsanitäter\nRauchfrei-Trainer (IFT)\nMotivierende Gesprächsführung (MI)",
    en: "Paramedic\nStop-smoking trainer (IFT)\nMotivational interviewing (MI)",
  },
  areas: ["smoking", "substances", "alcohol", "habits"],
  languages: ["ro", "de", "en"],
  business: {
    companyName: null,
    address1: "Prüfeninger Straße 101",
    zipCode: "93049",
    city: "Regensburg",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE92900000920824904743",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Was wollen Sie loswerden, und was mögen Sie daran?",
        en: "What do you want to be rid of, and what do you like about it?",
      },
    },
    standard: {
      durationMinutes: 45,
      priceCents: 6000,
      description: { de: "Ein Rückfall, ein Werkzeug, ein Datum.", en: "One relapse, one tool, one date." },
    },
  },
  hours: week({ 1: "18:00-21:30", 2: "18:00-21:30", 4: "18:00-21:30", 7: "10:00-13:00" }),
  settings: { noticeMinutes: 180, pauseAfterMinutes: 5, horizonDays: 40 },
  resume: {
    title: "Notfallsanitäter und Rauchfrei-Trainer",
    description: "Neun Jahre Rettungsdienst, acht Jahre rauchfrei.",
    educations: [
      {
        degree: "professional",
        year: 2014,
        institution: "Berufsfachschule für Notfallsanitäter, Regensburg",
        description: "Staatliche Prüfung",
      },
    ],
    workExperiences: [
      {
        title: "Trainer für Rauchstopp",
        year: 2021,
        company: "Gesundheitszentrum, Regensburg",
        description: "Gruppenkurse und Einzelgespräche",
      },
      {
        title: "Notfallsanitäter",
        year: 2012,
        company: "Rettungsdienst, Regensburg",
        description: "Einsätze in Stadt und Landkreis",
      },
    ],
    professionalTrainings: [
      {
        title: "Motivierende Gesprächsführung",
        year: 2020,
        trainingCenter: "Bildungswerk Sucht, München",
        description: "Grund- und Vertiefungskurs",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  face: { ground: "sand", hair: "18", body: "09", lips: "14", brows: "01", nose: "02" },
};
