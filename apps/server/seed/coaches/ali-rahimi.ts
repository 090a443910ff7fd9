import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const aliRahimi: DemoCoach = {
  email: "ali.rahimi@example.org",
  firstName: "Ali",
  lastName: "Rahimi",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "social",
  tagLine: {
    de: "Ankommen dauert länger als die Reise. Ich gehe ein Stück mit.",
    en: "Arriving takes longer than the journey. I walk part of the way with you.",
  },
  salesPitch: {
    de: "Neues Land, neuer Job oder plötzlich gar keiner: Wer von vorn beginnt, fühlt sich oft unsichtbar. Im Coaching finden wir heraus, was Sie mitgebracht haben und was davon hier gebraucht wird. Sie müssen dafür kein perfektes Deutsch sprechen.",
    en: "A new country, a new job, or suddenly no job at all: people who start again often feel invisible. In coaching we find out what you have brought with you and what is needed here. You do not need perfect German for this.",
  },
  aboutMe: {
    de: "2011 bin ich aus Schiras nach Frankfurt gekommen, mit einem Abschluss als Bauingenieur, den hier zunächst niemand haben wollte. Ich habe Pakete ausgefahren, nachts gelernt und zwei Jahre lang fast mit niemandem gesprochen, der nicht Kunde war. Diese Stille vergesse ich nicht.\n\nHeute leite ich halbtags eine Beratungsstelle für Zugewanderte, die andere Hälfte gehört dem Coaching. Ich bin geduldig, ich trinke zu viel Tee, und ich glaube an kleine Anfänge: ein Verein, ein Nachbar, ein Praktikum. Aus drei kleinen Anfängen wird manchmal ein Zuhause.",
    en: "I came from Shiraz to Frankfurt in 2011 with a degree in civil engineering that nobody here wanted at first. I delivered parcels, studied at night, and for two years hardly spoke to anyone who was not a customer. I have not forgotten that silence.\n\nToday I run an advice centre for newcomers half of the week; the other half belongs to coaching. I am patient, I drink too much tea, and I believe in small beginnings: a club, a neighbour, an internship. Three small beginnings sometimes add up to a home.",
  },
  description: {
    de: "Ich spreche langsam und frage nach, wenn ich etwas nicht verstehe. Das dürfen Sie auch. Wir zeichnen eine Karte: Menschen, Orte, Fähigkeiten, Papiere. Jede Woche kommt ein Punkt dazu. Bei Fragen zum Aufenthalt oder zur Anerkennung nenne ich Ihnen die zuständigen Stellen, denn Rechtsberatung ist Coaching nicht.",
    en: "I speak slowly and ask when I do not understand something. You may do the same. We draw a map: people, places, skills, papers. Every week one point is added. For questions about residence or recognition I name the right offices, because coaching is not legal advice.",
  },
  certifications: {
    de: "Sozialberater für Migration (Zertifikat)\nSystemischer Coach",
    en: "Certified migration adviser\nSystemic coach",
  },
  areas: ["resilience", "loneliness", "job-loss", "return-to-work", "Ankommen in Deutschland"],
  languages: ["de", "fa", "en"],
  business: {
    companyName: null,
    address1: "Mainzer Landstraße 301",
    zipCode: "60326",
    city: "Frankfurt am Main",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE77900009290087935018",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Wir hören, ob unsere Stimmen zueinander passen.",
        en: "We listen to whether our voices go together.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 6500,
      description: {
        de: "Ein Punkt auf Ihrer Karte: Arbeit, Menschen oder Mut.",
        en: "One point on your map: work, people or courage.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 9500,
      description: {
        de: "Wir zeichnen Ihre ganze Karte und wählen den Anfang.",
        en: "We draw your whole map and choose where to begin.",
      },
    },
  },
  hours: week({ 1: "14:00-19:00", 2: "14:00-19:00", 3: "14:00-19:00", 6: "11:00-16:00" }),
  resume: {
    title: "Ingenieur, Berater, Coach",
    description: "Eigener Neuanfang in Deutschland, heute Begleiter für Menschen, die neu beginnen.",
    educations: [
      { degree: "bachelor", year: 2010, institution: "Universität Schiras", description: "Bauingenieurwesen" },
      {
        degree: "diploma",
        year: 2017,
        institution: "Frankfurt University of Applied Sciences",
        description: "Zertifikat Migrationsberatung",
      },
    ],
    workExperiences: [
      {
        title: "Leiter einer Beratungsstelle",
        year: 2019,
        company: "Verein für Zugewanderte, Frankfurt",
        description: "Beratung zu Arbeit, Sprache und Alltag",
      },
      {
        title: "Fahrer",
        year: 2012,
        company: "Paketdienst, Frankfurt",
        description: "Mein erster Beruf in Deutschland",
      },
    ],
    professionalTrainings: [
      {
        title: "Systemisches Coaching",
        year: 2021,
        trainingCenter: "Institut am Main",
        description: "Ausbildung über 18 Monate",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  social: { linkedin: "https://www.linkedin.com/in/aufwind-demo-ali-rahimi-ffm" },
  isPublic: true,
  isListed: true,
  face: { ground: "sage", hair: "35", body: "23", lips: "17", brows: "01", nose: "19", beard: "02" },
};
