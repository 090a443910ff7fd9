import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const carmenOrtega: DemoCoach = {
  email: "carmen.ortega@example.org",
  firstName: "Carmen",
  lastName: "Ortega",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "creative",
  tagLine: { de: "Von Ihrer Idee leben, nicht nur für sie.", en: "Live off your idea, not only for it." },
  salesPitch: {
    de: "Kreative rechnen ungern. Ich auch nicht, deshalb habe ich mir Tricks gebaut. Ob Atelier, Yogastudio oder Ein-Frau-Agentur: Wir finden heraus, was Ihre Arbeit wert ist, wie Sie diesen Preis ohne rote Ohren aussprechen und wann Sie lieber Nein sagen. ¡Vamos!",
    en: "Creative people do not like doing sums. Nor do I, so I built myself some tricks. Be it a studio, a yoga school or a one-woman agency: we find out what your work is worth, how to say that price without blushing, and when to say no. ¡Vamos!",
  },
  aboutMe: {
    de: "Keramikerin aus Sevilla, seit 18 Jahren in Mainz. Mein erster Laden ging pleite, weil ich jede Tasse zu billig verkaufte und jede zweite verschenkte. Der zweite läuft bis heute, mit Werkstatt, zwei Angestellten und einem Brennofen namens Dolores.\n\nDazwischen lagen ein Kurs bei der IHK, eine strenge Steuerberaterin und viele Gespräche mit mir selbst. Seit 2019 gebe ich weiter, was ich gelernt habe. Ich rede schnell, male auf Servietten und glaube, dass Berufung etwas sehr Praktisches ist: morgens aufstehen und es wieder tun wollen.",
    en: "A potter from Seville, in Mainz for 18 years. My first shop went bankrupt because I sold every cup too cheaply and gave away every second one. The second is still going, with a workshop, two employees and a kiln named Dolores.\n\nIn between lay a course at the chamber of commerce, a strict tax adviser and many talks with myself. Since 2019 I have passed on what I learned. I talk fast, draw on napkins and believe that a calling is a very practical thing: getting up in the morning and wanting to do it again.",
  },
  description: {
    de: "Bringen Sie Ihre letzten drei Rechnungen mit, auch die peinlichen. Wir schauen, wie viele Stunden wirklich darin stecken. Danach bauen wir Ihr Angebot in drei Größen, klein, mittel, groß, und Sie üben, die mittlere zu verkaufen. Steuerfragen gehören zur Steuerberatung, Mutfragen zu mir.",
    en: "Bring your last three invoices, the embarrassing ones included. We look at how many hours really went into them. Then we build your offer in three sizes, small, medium and large, and you practise selling the medium one. Tax questions go to your tax adviser, questions of courage to me.",
  },
  certifications: {
    de: "Gründungsberaterin (IHK-Zertifikat)\nKeramikmeisterin\nNLP-Master",
    en: "Start-up adviser (IHK certificate)\nMaster potter\nNLP master",
  },
  areas: ["self-employment", "salary", "calling"],
  languages: ["es", "de", "en", "pt"],
  business: {
    companyName: "Ortega Keramik & Coaching",
    address1: "Gaustraße 52",
    zipCode: "55116",
    city: "Mainz",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE166392909",
    iban: "DE46900001720802939590",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Was machen Sie mit den Händen, und wer soll es kaufen?",
        en: "What do you make, and who should buy it?",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 8500,
      description: { de: "Preise, Angebot oder der Mut zum Nein.", en: "Prices, offers or the courage to say no." },
    },
    extended: {
      durationMinutes: 120,
      priceCents: 16000,
      description: {
        de: "Ihr Geschäft auf einer Serviette, vollständig durchdacht.",
        en: "Your business on a napkin, thought through to the end.",
      },
    },
  },
  hours: week({ 1: "17:00-20:00", 2: "09:00-11:00", 3: "17:00-20:00", 5: "09:00-11:00" }),
  exceptions: [{ kind: "notAvailable", day: 11, from: "17:00", to: "20:00", note: "Ofen einräumen" }],
  resume: {
    title: "Keramikerin, Unternehmerin, Coach",
    description: "Eine Pleite, ein Erfolg, viele Tassen.",
    educations: [
      { degree: "professional", year: 2004, institution: "Escuela de Arte de Sevilla", description: "Keramik" },
    ],
    workExperiences: [
      {
        title: "Inhaberin",
        year: 2014,
        company: "Ortega Keramik & Coaching, Mainz",
        description: "Werkstatt, Laden, Beratung für Selbstständige",
      },
      {
        title: "Ladeninhaberin",
        year: 2009,
        company: "Taza, Wiesbaden",
        description: "Mein erster Versuch, nach drei Jahren geschlossen",
      },
    ],
    professionalTrainings: [
      { title: "Gründungsberatung", year: 2018, trainingCenter: "IHK Rheinhessen", description: "Zertifikatslehrgang" },
    ],
    scientificPublications: [],
    conferences: [],
  },
  social: {
    instagram: "https://www.instagram.com/aufwind.demo.ortega.keramik",
    website: "https://ortega-keramik.example.org",
  },
  isPublic: true,
  isListed: true,
  banner: "moss",
  face: { ground: "moss", hair: "57", body: "15", lips: "14", brows: "12", nose: "02" },
};
