import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const kwameMensah: DemoCoach = {
  email: "kwame.mensah@example.org",
  firstName: "Kwame",
  lastName: "Mensah",
  locale: "en",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "education",
  tagLine: {
    de: "Vatersein kann man üben. Am besten, bevor man brüllt.",
    en: "Fatherhood takes practice, ideally before the shouting starts.",
  },
  salesPitch: {
    de: "Sie wollten nie so werden wie Ihr Vater, und dann hören Sie sich genau so reden. Willkommen im Klub. Ich arbeite mit Männern (und allen anderen), die zu Hause ruhiger, präsenter und ehrlicher sein wollen, auch wenn der Job um halb sieben noch anruft.",
    en: "You never wanted to be like your father, and then you hear yourself sounding just like him. Welcome to the club. I work with men (and everyone else) who want to be calmer, more present and more honest at home, even if the office still rings at half past six.",
  },
  aboutMe: {
    de: "Mein Vater war Bäcker in Kumasi und ging um zwei Uhr morgens aus dem Haus. Ich kenne vor allem seinen Rücken. Als mein eigener Sohn mit vier sagte: Papa ist der mit dem Laptop, habe ich den Laptop zugeklappt und geweint.\n\nIch war Sportlehrer in Accra und in Hannover, heute leite ich Väterkurse in einer Familienbildungsstätte. Ich bin laut, herzlich und groß. In meinen Gesprächen wird gelacht, und dann kommt meist etwas Ernstes. Vier Kinder, zwei Hochzeiten, eine Kaffeemaschine, die mein Leben zusammenhält.",
    en: "My father was a baker in Kumasi and left the server at two in the morning. What I know best is his back. When my own son, aged four, said “Papa is the one with the laptop”, I closed the laptop and cried.\n\nI was a PE teacher in Accra and in Hanover; today I run courses for fathers at a family centre. I am loud, warm and tall. There is laughter in my conversations, and then usually something serious. Four children, two weddings, one coffee machine that holds my life together.",
  },
  description: {
    de: "Wir fangen beim letzten Streit an, Satz für Satz, wie in der Videoanalyse beim Fußball. Wo war noch Zeit zum Abspielen? Dann trainieren wir genau diese eine Stelle. Sie bekommen eine Hausaufgabe mit Ihren Kindern, keine auf Papier. Wird zu Hause geschlagen, hört das Coaching auf und wir holen Hilfe.",
    en: "We start with the last quarrel, sentence by sentence, as in a football video analysis. Where was there still time to pass the ball? Then we train that one moment. Your homework is with your children, never on paper. If there is hitting at home, coaching stops and we bring in help.",
  },
  certifications: {
    de: "Sportpädagoge (B. Ed.)\nVätertrainer (Zertifikat)\nKonfliktmoderator",
    en: "Sports educator (B. Ed.)\nTrainer for fathers\nConflict facilitator",
  },
  areas: ["parenting", "family-conflict", "anger", "work-life-balance"],
  languages: ["en", "de"],
  business: {
    companyName: null,
    address1: "Limmerstraße 94",
    zipCode: "30451",
    city: "Hannover",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE49900003210381154992",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Aufwärmen: Wer sind Sie, wer sind Ihre Kinder?",
        en: "Warm-up: who are you, who are your children?",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 7500,
      description: { de: "Eine Szene von zu Hause, in Zeitlupe.", en: "One scene from home, in slow motion." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 10500,
      description: {
        de: "Halbzeitanalyse: Beruf, Familie und was Sie ändern wollen.",
        en: "Half-time talk: work, family and what you want to change.",
      },
    },
  },
  hours: week({
    1: "20:00-22:00",
    2: "12:00-14:00 20:00-22:00",
    3: "12:00-14:00",
    4: "12:00-14:00 20:00-22:00",
    5: "12:00-14:00",
  }),
  settings: { noticeMinutes: 720, gridMinutes: 30 },
  resume: {
    title: "PE teacher and coach for fathers",
    description: "From the sports hall to the kitchen table.",
    educations: [
      {
        degree: "bachelor",
        year: 2005,
        institution: "University of Education, Winneba",
        description: "Physical education",
      },
    ],
    workExperiences: [
      {
        title: "Head of courses for fathers",
        year: 2019,
        company: "Family centre, Hanover",
        description: "Groups and individual talks",
      },
      {
        title: "PE teacher",
        year: 2006,
        company: "Schools in Accra and Hanover",
        description: "Athletics, football, classes 5 to 12",
      },
    ],
    professionalTrainings: [
      {
        title: "Conflict facilitation",
        year: 2018,
        trainingCenter: "Adult education centre, Hanover",
        description: "Eight weekends",
      },
    ],
    scientificPublications: [],
    conferences: [
      { title: "The back of my father", year: 2024, place: "Fathers’ Summit, Cologne", description: "Opening talk" },
    ],
  },
  social: { linkedin: "https://www.linkedin.com/in/aufwind-demo-kwame-mensah-hannover" },
  isPublic: true,
  isListed: true,
  face: { ground: "sand", hair: "07", body: "20", lips: "23", brows: "01", nose: "03", beard: "02" },
};
