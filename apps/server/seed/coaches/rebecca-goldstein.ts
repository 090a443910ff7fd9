import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const rebeccaGoldstein: DemoCoach = {
  email: "rebecca.goldstein@example.org",
  firstName: "Rebecca",
  lastName: "Goldstein",
  locale: "en",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "creative",
  tagLine: {
    de: "Lampenfieber ist Energie ohne Drehbuch. Schreiben wir eins.",
    en: "Stage fright is energy without a script. Let’s write one.",
  },
  salesPitch: {
    de: "Ihre Stimme zittert, Ihr Kopf ist leer, und danach spielen Sie den Auftritt die ganze Nacht noch einmal durch? Ich stand 20 Jahre auf Londoner Bühnen, jeden Abend mit Herzklopfen. Es geht nicht weg. Aber man kann lernen, es mitzunehmen und trotzdem gehört zu werden.",
    en: "Your voice shakes, your mind goes blank, and afterwards you replay the whole thing all night? I spent twenty years on London stages with a pounding heart every single evening. It does not go away. But you can learn to take it along and be heard all the same.",
  },
  aboutMe: {
    de: "Schauspielerin, Sprecherin, Tochter eines Rabbiners und einer Scheidungsanwältin. Dramatische Pausen lagen also in der Familie. Nach der Ausbildung an einer Schauspielschule in London habe ich Shakespeare, Werbung für Joghurt und sehr viele Leichen in Krimiserien gespielt.\n\nMit 40 begann ich, Anwältinnen und Start-up-Gründer auf Auftritte vorzubereiten, und merkte, dass mich ihre Sorgen mehr interessierten als meine Rollen. Ich arbeite auf Englisch und, etwas langsamer, auf Deutsch; meine Großmutter kam aus Breslau und bestand darauf. Eine Angststörung kann ich nicht behandeln. Nervosität kenne ich dafür sehr genau.",
    en: "Actor, voice artist, daughter of a rabbi and a divorce lawyer, so dramatic pauses ran in the family. After drama school in London I played Shakespeare, adverts for yoghurt and a great many corpses in crime series.\n\nAt 40 I started preparing barristers and start-up founders for their big moments, and found that their worries interested me more than my parts. I work in English and, a little more slowly, in German; my grandmother came from Breslau and insisted. I cannot treat an anxiety disorder. Plain nerves, though, I know very well indeed.",
  },
  description: {
    de: "Wir beginnen mit Atem und Stand, nicht mit Folien. Dann sprechen Sie die ersten dreißig Sekunden, immer wieder, bis der Körper sie kennt. Ich gebe pro Durchlauf genau einen Hinweis. Zum Schluss üben wir den Absturz: Was tun, wenn wirklich alles weg ist? Wer das einmal geübt hat, fürchtet es weniger.",
    en: "We begin with breath and stance, not with slides. Then you speak the first thirty seconds, again and again, until your body knows them. I give exactly one note per run. Finally we rehearse the crash: what to do when it really all goes blank. Once you have practised that, you fear it less.",
  },
  certifications: {
    de: "BA (Hons) Acting\nSprechtrainerin (International Centre for Voice)\nCoaching-Diplom (EMCC)",
    en: "BA (Hons) Acting\nVoice teacher (International Centre for Voice)\nDiploma in coaching (EMCC)",
  },
  areas: ["presenting", "self-worth", "worries"],
  languages: ["en", "he", "de"],
  business: {
    companyName: null,
    address1: "14 Archway Road",
    zipCode: "N19 3TD",
    city: "London",
    country: "GB",
    vatStatus: "regular",
    vatNumber: "GB445870428",
    iban: "GB51TEST99581335283001",
  },
  timeZone: "Europe/London",
  consultations: {
    discovery: {
      description: {
        de: "Sagen Sie mir einen Satz, vor dem Sie sich fürchten.",
        en: "Say one sentence you are afraid of.",
      },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 11500,
      description: {
        de: "Die ersten dreißig Sekunden und was danach kommt.",
        en: "The first thirty seconds, and what follows.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 19000,
      description: { de: "Ganze Rede mit Kostüm, wenn Sie mögen.", en: "The whole speech, in costume if you wish." },
    },
  },
  hours: week({ 1: "10:00-16:00", 2: "10:00-16:00", 3: "14:00-20:00", 4: "10:00-16:00" }),
  settings: { pauseBeforeMinutes: 10, pauseAfterMinutes: 20, gridMinutes: 30 },
  exceptions: [{ kind: "timeOff", day: 14, days: 6, note: "On tour" }],
  resume: {
    title: "Actor and voice coach",
    description: "Twenty years on stage, eight years off it with other people’s nerves.",
    educations: [{ degree: "bachelor", year: 2000, institution: "Drama school, London", description: "Acting" }],
    workExperiences: [
      {
        title: "Voice and presence coach",
        year: 2018,
        company: "Self-employed, London",
        description: "Barristers, founders, wedding speakers",
      },
      { title: "Actor", year: 2000, company: "Theatre and television, London", description: "Over forty productions" },
    ],
    professionalTrainings: [
      {
        title: "Diploma in coaching",
        year: 2019,
        trainingCenter: "Coaching college, London",
        description: "EMCC-accredited",
      },
    ],
    scientificPublications: [],
    conferences: [
      { title: "Rehearsing the crash", year: 2023, place: "Voice Week, Edinburgh", description: "Workshop" },
    ],
  },
  social: {
    linkedin: "https://www.linkedin.com/in/aufwind-demo-rebecca-goldstein-voice",
    website: "https://rebecca-goldstein.example.org",
  },
  isPublic: true,
  isListed: true,
  banner: "apricot",
  face: { ground: "apricot", hair: "09", body: "17", lips: "14", brows: "12", nose: "05" },
};
