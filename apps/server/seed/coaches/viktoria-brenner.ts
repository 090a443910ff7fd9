import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const viktoriaBrenner: DemoCoach = {
  email: "viktoria.brenner@example.org",
  firstName: "Viktoria",
  lastName: "Brenner",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "education",
  tagLine: {
    de: "Bunte Gehirne, ruhige Abende: Familie mit ADHS.",
    en: "Colourful brains, calm evenings: family life with ADHD.",
  },
  salesPitch: {
    de: "Wenn Mutter und Kind beide ADHS haben, sucht abends keiner den Schlüssel, weil alle ihn verlegt haben. Ich helfe Familien, aus diesem Durcheinander einen Ablauf zu machen, der zu ihnen passt. Mit Musik, Farben und sehr wenigen Regeln, die dafür gelten.",
    en: "When mother and child both have ADHD, nobody looks for the key at night because everyone has mislaid it. I help families turn this muddle into a routine that suits them. With music, colours and very few rules, which then really count.",
  },
  aboutMe: {
    de: "Ich bin Musikpädagogin aus Konstanz, aufgewachsen in Plowdiw bis zum achten Lebensjahr, und habe lange gedacht, ich sei einfach schusselig. Die Diagnose kam mit 30, ein Jahr nach der meiner Tochter. Seither ist unser Flur beschriftet wie ein Flughafen, und wir kommen fast pünktlich.\n\nAus Elternabenden wurden Kurse, aus Kursen wurde Coaching. Im Moment bin ich in Elternzeit mit meinem zweiten Kind und nehme niemanden neu an. Im Frühjahr mache ich das Profil wieder auf. Ich freue mich darauf, mehr als auf das Wickeln.",
    en: "I am a music teacher from Konstanz, spent my first eight years in Plovdiv, and long believed I was simply scatterbrained. The diagnosis came at 30, a year after my daughter’s. Since then our hallway has been signposted like an airport, and we are nearly on time.\n\nParents’ evenings became courses, and courses became coaching. At the moment I am on leave with my second child and take on nobody new. In spring I will open my profile again. I look forward to it, rather more than to the nappies.",
  },
  description: {
    de: "Wir nehmen eine Tageszeit, meistens den Morgen, und komponieren sie neu: Auftakt, Strophe, Refrain. Jeder in der Familie bekommt eine Stimme. Nach zwei Wochen hören wir gemeinsam, wo es noch holpert. Das Coaching richtet sich an Eltern; Diagnosen und Medikamente sind Sache der Fachpraxis.",
    en: "We take one time of day, mostly the morning, and compose it anew: upbeat, verse, chorus. Everyone in the family gets a part. After two weeks we listen together for what still stumbles. The coaching is for parents; diagnoses and medication are a matter for specialists.",
  },
  certifications: {
    de: "Diplom-Musikpädagogin\nADHS-Elterntrainerin",
    en: "Degree in music education\nADHD trainer for parents",
  },
  areas: ["adhd", "neurodivergent-children", "parenting"],
  languages: ["de", "bg", "en"],
  business: {
    companyName: null,
    address1: "Wollmatinger Straße 25",
    zipCode: "78467",
    city: "Konstanz",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE81900007640815012060",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: { description: { de: "Wie klingt Ihr Morgen?", en: "What does your morning sound like?" } },
    standard: {
      durationMinutes: 50,
      priceCents: 7000,
      description: { de: "Eine Tageszeit neu komponieren.", en: "Compose one time of day anew." },
    },
  },
  hours: week({ 2: "09:00-11:30", 4: "09:00-11:30" }),
  exceptions: [{ kind: "allDay", day: 0, days: 120, note: "Elternzeit" }],
  resume: {
    title: "Musikpädagogin und Elterntrainerin",
    description: "Rhythmus für Familien.",
    educations: [
      { degree: "diploma", year: 2014, institution: "Musikhochschule Trossingen", description: "Musikpädagogik" },
    ],
    workExperiences: [
      { title: "Musiklehrerin", year: 2014, company: "Musikschule am Bodensee", description: "Klavier und Rhythmik" },
    ],
    professionalTrainings: [
      {
        title: "Elterntraining ADHS",
        year: 2023,
        trainingCenter: "Selbsthilfeverband ADHS",
        description: "Kursleitung",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  isPublic: false,
  isListed: true,
  face: { ground: "moss", hair: "39", body: "05", lips: "23", brows: "12", nose: "02", glasses: "03" },
};
