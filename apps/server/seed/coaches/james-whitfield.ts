import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const jamesWhitfield: DemoCoach = {
  email: "james.whitfield@example.org",
  firstName: "James",
  lastName: "Whitfield",
  locale: "en",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "public",
  tagLine: {
    de: "Der letzte Arbeitstag ist kein Ende. Er braucht nur einen Plan.",
    en: "The last day at work is not an ending. It merely wants a plan.",
  },
  salesPitch: {
    de: "Vierzig Jahre lang stand im Kalender, wer Sie sind. Und dann? Ich begleite Menschen vor und nach dem Ruhestand, nach einer Pause oder einem späten Wechsel. Wir sprechen über Geld nur am Rande, über Sinn, Struktur und die Ehe dagegen ausführlich. Auf Englisch oder Französisch.",
    en: "For forty years the diary told you who you were. And then? I work with people before and after retirement, after a break or a late change of course. We touch on money only in passing; on purpose, structure and spouses we linger. In English or French.",
  },
  aboutMe: {
    de: "35 Jahre im britischen Staatsdienst, zuletzt als Abteilungsleiter im Verkehrsministerium. Ich habe Brücken verwaltet, Minister überlebt und an meinem letzten Tag eine Uhr bekommen, was ich ironisch fand, da ich nun keine mehr brauchte. Das erste halbe Jahr danach war scheußlich. Das gebe ich ungern zu, aber gern weiter.\n\nInzwischen singe ich, imkere und coache, in dieser Reihenfolge des Könnens. Ich mag trockene Sätze und lange Pausen. Zu mir kommen Führungskräfte kurz vor dem Ausstieg, Rückkehrerinnen nach der Familienzeit und gelegentlich jemand, der mit 61 noch einmal Lokführer werden will. Er ist es geworden.",
    en: "Thirty-five years in the civil service, latterly as a head of division at the transport ministry. I looked after bridges, outlasted ministers and on my last day was given a watch, which struck me as ironic, since I no longer needed one. The first six months were ghastly. I admit that reluctantly and pass it on gladly.\n\nThese days I sing, keep bees and coach, in ascending order of competence. I am fond of dry sentences and long pauses. I see leaders about to step down, people returning after years with the family, and now and then someone who wants to become a train driver at 61. He did.",
  },
  description: {
    de: "Wir entwerfen eine gewöhnliche Woche: Was tun Sie am Dienstag um zehn? Diese Frage ist härter als jede Vision. Danach probieren Sie die Woche einen Monat lang aus und berichten. Meine Rolle ist die eines höflichen Prüfers. Ich unterbreche selten, aber ich notiere alles.",
    en: "We design an ordinary week: what will you do on Tuesday at ten? That question is tougher than any vision. You then try the week for a month and report back. My role is that of a courteous auditor. I seldom interrupt, but I write everything down.",
  },
  certifications: {
    de: "Executive-Coaching-Diplom (ILM Level 7)\nMA Geschichte, University of Durham",
    en: "ILM Level 7 diploma in executive coaching\nMA in history, University of Durham",
  },
  areas: ["calling", "leadership", "return-to-work", "Retirement"],
  languages: ["en", "fr"],
  business: {
    companyName: null,
    address1: "27 Blackheath Rise",
    zipCode: "SE13 7PN",
    city: "London",
    country: "GB",
    vatStatus: "regular",
    vatNumber: "GB731549827",
    iban: "GB90TEST99226975507270",
  },
  timeZone: "Europe/London",
  consultations: {
    discovery: {
      description: {
        de: "Eine Viertelstunde, in der Sie niemand sein müssen.",
        en: "A quarter of an hour in which you need be nobody in particular.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 10000,
      description: { de: "Einen gewöhnlichen Dienstag entwerfen.", en: "Design an ordinary Tuesday." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 14500,
      description: { de: "Das erste Jahr danach, Monat für Monat.", en: "The first year afterwards, month by month." },
    },
  },
  hours: week({ 2: "10:00-12:30 14:00-16:30", 3: "10:00-12:30", 4: "10:00-12:30 14:00-16:30" }),
  settings: { noticeMinutes: 2880, horizonDays: 75, gridMinutes: 30, mostPerDay: 3 },
  resume: {
    title: "Former civil servant, executive coach",
    description: "Thirty-five years of bridges and ministers, six of coaching.",
    educations: [{ degree: "master", year: 1989, institution: "University of Durham", description: "Modern history" }],
    workExperiences: [
      {
        title: "Head of division",
        year: 2007,
        company: "Transport ministry, London",
        description: "Bridges and ports, 120 staff",
      },
      {
        title: "Civil servant",
        year: 1989,
        company: "Various departments, London and Brussels",
        description: "Policy and negotiations",
      },
    ],
    professionalTrainings: [
      {
        title: "Executive coaching",
        year: 2021,
        trainingCenter: "Business school, London",
        description: "ILM Level 7",
      },
    ],
    scientificPublications: [
      {
        title: "Tuesdays After Work",
        year: 2024,
        place: "Longer Lives Quarterly",
        description: "On the first year of retirement",
      },
    ],
    conferences: [],
  },
  social: { linkedin: "https://www.linkedin.com/in/aufwind-demo-james-whitfield-coach" },
  isPublic: true,
  isListed: true,
  face: { ground: "sand", hair: "19", body: "20", lips: "03", brows: "01", nose: "07", glasses: "03" },
};
