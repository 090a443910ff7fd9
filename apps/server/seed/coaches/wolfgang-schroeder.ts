import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const wolfgangSchroeder: DemoCoach = {
  email: "wolfgang.schroeder@example.org",
  firstName: "Wolfgang",
  lastName: "Schröder",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "public",
  tagLine: { de: "Öffnen wir erst einmal die Briefe.", en: "Let us open the letters first." },
  salesPitch: {
    de: "Geldsorgen machen einsam, und je länger man schweigt, desto größer werden sie. Ich war 31 Jahre Schuldnerberater. Mich erschreckt keine Zahl. Wir bringen Ordnung in Ihre Unterlagen, unterscheiden Wichtiges von Lautem und überlegen, wie Sie wieder ruhig schlafen, auch solange noch etwas offen ist.",
    en: "Money worries make you lonely, and they grow the longer you keep quiet. I was a debt adviser for 31 years. No figure frightens me. We bring order into your papers, tell what is important from what is merely loud, and think about how you can sleep calmly again even while something is still owed.",
  },
  aboutMe: {
    de: "Gelernt habe ich Bankkaufmann bei der Sparkasse. Nach zehn Jahren wechselte ich die Seite und ging zur Schuldnerberatung der Stadt Bremen. Dort saßen mir Friseurinnen, Fernfahrer und einmal ein Professor gegenüber. Die Geschichten ähnelten sich: eine Trennung, eine Kündigung, eine Krankheit, und dann ein Stapel Briefe in der Schublade.\n\nSeit ich in Rente bin, mache ich das, was im Amt zu kurz kam: in Ruhe reden. Ich vertrete Sie nicht gegenüber Gläubigern und gebe keine Rechtsberatung, aber ich sage Ihnen, wer das kostenlos tut. Nebenbei züchte ich Tauben. Auch da braucht man Geduld.",
    en: "I trained as a bank clerk at a savings bank. After ten years I changed sides and joined the debt advice service of the city of Bremen. Hairdressers sat across from me, long-distance drivers and once a professor. The stories were alike: a separation, a dismissal, an illness, and then a pile of letters in a drawer.\n\nSince I retired I do what the office never had time for: talking in peace. I do not represent you towards creditors and give no legal advice, but I tell you who does it free of charge. I also breed pigeons. That takes patience, too.",
  },
  description: {
    de: "Legen Sie alle Briefe in einen Karton, ungeöffnet ist in Ordnung. Wir öffnen sie gemeinsam und sortieren in drei Stapel: sofort, bald, Ruhe. Danach kommt der Haushaltsplan, mit Bleistift. Wer selbstständig ist oder seine Stelle verloren hat, geht mit einer Liste von Anrufen nach Hause, der leichteste zuerst.",
    en: "Put all letters into a box; unopened is fine. We open them together and sort them into three piles: now, soon, no hurry. Then comes the household budget, in pencil. If you are self-employed or have lost your job, you leave with a list of phone calls, the easiest one first.",
  },
  certifications: {
    de: "Bankkaufmann\nSchuldner- und Insolvenzberater (31 Jahre kommunal tätig)",
    en: "Bank clerk\nDebt and insolvency adviser (31 years in public service)",
  },
  areas: ["debt", "job-loss", "self-employment"],
  languages: ["de"],
  business: {
    companyName: null,
    address1: "Hastedter Heerstraße 290",
    zipCode: "28207",
    city: "Bremen",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE24900002600604042121",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Wie schlimm ist es wirklich? Meist weniger, als man denkt.",
        en: "How bad is it really? Mostly less than one thinks.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 6000,
      description: { de: "Drei Stapel, ein Plan, ein Anruf.", en: "Three piles, one plan, one phone call." },
    },
  },
  hours: week({ 1: "08:00-12:00", 2: "08:00-12:00", 3: "08:00-12:00", 4: "08:00-12:00 14:00-16:00" }),
  settings: { pauseAfterMinutes: 30, gridMinutes: 30, mostPerDay: 3 },
  exceptions: [{ kind: "notAvailable", day: 8, from: "08:00", to: "12:00", note: "Arzttermin" }],
  resume: {
    title: "Schuldnerberater im Ruhestand",
    description: "31 Jahre Beratung im öffentlichen Dienst, rund 6.000 Haushalte.",
    educations: [
      { degree: "professional", year: 1982, institution: "Handelskammer Bremen", description: "Bankkaufmann" },
    ],
    workExperiences: [
      {
        title: "Schuldnerberater",
        year: 1992,
        company: "Kommunale Beratungsstelle, Bremen",
        description: "Beratung von Familien und kleinen Selbstständigen",
      },
      { title: "Kundenberater", year: 1982, company: "Sparkasse, Bremen", description: "Kredite und Konten" },
    ],
    professionalTrainings: [],
    scientificPublications: [],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  face: { ground: "sand", hair: "42", body: "19", lips: "23", brows: "01", nose: "19", beard: "10" },
};
