import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const oksanaMelnyk: DemoCoach = {
  email: "oksana.melnyk@example.org",
  firstName: "Oksana",
  lastName: "Melnyk",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "social",
  tagLine: {
    de: "Wenn der Boden wackelt, suchen wir zuerst einen festen Punkt.",
    en: "When the ground shakes, we first look for one firm spot.",
  },
  salesPitch: {
    de: "Nach einer schlimmen Nachricht läuft die Welt weiter, und man selbst steht still. In so einer Zeit braucht es keine großen Ziele. Ich helfe Ihnen, den heutigen Tag zu ordnen, Menschen dazuzuholen und wieder zu unterscheiden, was Angst ist und was Gefahr.",
    en: "After terrible news the world keeps moving while you stand still. Such a time needs no great goals. I help you to put today in order, to bring people closer, and to tell again what is fear and what is danger.",
  },
  aboutMe: {
    de: "Im März 2022 bin ich mit meiner Tochter und einem Koffer aus Charkiw nach Dresden gekommen. Dort war ich Lehrerin und leitete später ein Team, das nach Unglücken Familien betreute. Plötzlich war ich selbst auf der anderen Seite des Formulars.\n\nIch habe Deutsch gelernt, meine Ausbildung anerkennen lassen und arbeite heute in einem Zentrum für Geflüchtete. Im Coaching begleite ich alle, denen etwas den Boden weggezogen hat, gleich in welcher Sprache. Ich weiß, wie wichtig kleine Dinge werden: ein Schlüssel, ein Rezept, ein fester Weg am Morgen. Eine Therapie ersetze ich nicht, und ich achte sehr genau auf diese Grenze.",
    en: "In March 2022 I came to Dresden from Kharkiv with my daughter and one suitcase. At home I had been a teacher and later led a team that looked after families following disasters. Suddenly I was on the other side of the form.\n\nI learned German, had my training recognised and now work in a centre for refugees. In coaching I support anyone who has had the ground pulled away, in whatever language. I know how important small things become: a key, a recipe, a fixed path in the morning. I do not replace therapy, and I watch that line very closely.",
  },
  description: {
    de: "Wir sprechen nicht als Erstes über das Schlimme. Wir beginnen mit dem, was heute trägt: Essen, Schlaf, ein Mensch, eine Aufgabe. Ich zeige einfache Übungen, mit denen der Körper merkt, dass er hier ist. Denken Sie daran, nicht mehr leben zu wollen, oder sind Sie in Gefahr, nenne ich sofort die Notfallnummern und bleibe dabei, bis jemand übernimmt.",
    en: "We do not talk about the terrible thing first. We begin with what holds today: food, sleep, one person, one task. I show you simple exercises that remind the body it is here. If you think about not wanting to live, or are in danger, I name the emergency numbers at once and stay until somebody takes over.",
  },
  certifications: {
    de: "Diplom-Pädagogin (in Deutschland anerkannt)\nPsychosoziale Notfallversorgung (Grundlagen)\nTraumasensible Begleitung, Fortbildung",
    en: "Degree in education (recognised in Germany)\nFoundations of psychosocial emergency care\nFurther training in trauma-sensitive support",
  },
  areas: ["crisis", "shock", "loss", "worries", "loneliness"],
  languages: ["uk", "de", "ru", "pl", "en"],
  business: {
    companyName: null,
    address1: "Borsbergstraße 14",
    zipCode: "01309",
    city: "Dresden",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE11900009370345358876",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Ein ruhiger Anfang. Sie dürfen auch nur zuhören.",
        en: "A quiet beginning. You may also just listen.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 6000,
      description: {
        de: "Einen festen Punkt finden und den nächsten Tag planen.",
        en: "Find one firm spot and plan the next day.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 9000,
      description: {
        de: "Wenn viel auf einmal geschehen ist und geordnet werden will.",
        en: "When much has happened at once and needs an order.",
      },
    },
  },
  hours: week({
    1: "17:00-20:00",
    2: "17:00-20:00",
    3: "17:00-20:00",
    4: "17:00-20:00",
    6: "09:00-13:00",
    7: "09:00-11:00",
  }),
  settings: { noticeMinutes: 60, horizonDays: 30, mostPerDay: 3 },
  resume: {
    title: "Pädagogin und Krisenbegleiterin",
    description: "Erfahrung mit Familien nach Unglücken und Flucht, in fünf Sprachen.",
    educations: [{ degree: "diploma", year: 2010, institution: "Universität Charkiw", description: "Pädagogik" }],
    workExperiences: [
      {
        title: "Sozialberaterin",
        year: 2023,
        company: "Zentrum für Geflüchtete, Dresden",
        description: "Ankommen, Familien, Krisen",
      },
      {
        title: "Leiterin eines Notfallteams",
        year: 2015,
        company: "Städtischer Dienst, Charkiw",
        description: "Betreuung von Familien nach Unglücken",
      },
    ],
    professionalTrainings: [
      {
        title: "Traumasensibles Arbeiten",
        year: 2024,
        trainingCenter: "Zentrum für Traumapädagogik, Leipzig",
        description: "Fortbildung mit 80 Stunden",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  banner: "sage",
  face: { ground: "sand", hair: "39", body: "05", lips: "17", brows: "01", nose: "03" },
};
