import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const anaKovacevic: DemoCoach = {
  email: "ana.kovacevic@example.org",
  firstName: "Ana",
  lastName: "Kovačević",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "selfEmployed",
  tagLine: {
    de: "Liebe ist ein Gespräch, das man wieder aufnehmen kann.",
    en: "Love is a conversation you can pick up again.",
  },
  salesPitch: {
    de: "Sie leben nebeneinander, schlafen nebeneinander, und keiner fängt an. Oder Sie suchen jemanden und landen immer beim gleichen Typ. Ich spreche über Nähe, Sex und Streit so selbstverständlich wie andere über das Wetter. Danach ist es auch zu Hause leichter.",
    en: "You live side by side, sleep side by side, and nobody makes a start. Or you are looking for someone and always end up with the same kind of person. I speak about closeness, sex and quarrels the way others speak about the weather. After that it is easier at home, too.",
  },
  aboutMe: {
    de: "Mein Großvater war Serbe, meine Großmutter Kroatin, und 53 Jahre lang stritten sie darüber, wer den besseren Kaffee kocht. Von ihnen habe ich gelernt, dass Streit nicht das Gegenteil von Liebe ist. Das Gegenteil ist, wenn niemand mehr Kaffee kocht.\n\nIch habe Germanistik studiert, zehn Jahre als Redakteurin einer Frauenzeitschrift gearbeitet und auf tausend Leserbriefe geantwortet. Irgendwann wollte ich die Fortsetzungen hören. Seit 2018 berate ich in Augsburg Einzelne und Paare, hier auf der Plattform immer eine Person. Körperliche Beschwerden klären Sie bitte vorher ärztlich ab.",
    en: "My grandfather was Serbian, my grandmother Croatian, and for 53 years they argued about who made the better coffee. They taught me that quarrelling is not the opposite of love. The opposite is when nobody makes coffee any more.\n\nI studied literature, worked as an editor of a women’s magazine for ten years and replied to a thousand readers’ letters. At some point I wanted to hear the sequels. Since 2018 I have advised single people and couples in Augsburg; on this platform it is always one person. Please have physical complaints checked by a doctor first.",
  },
  description: {
    de: "In der ersten Stunde erzählen Sie mir Ihre Liebesgeschichte wie einen Film, in fünf Szenen. Wir finden die Szene, die sich wiederholt. Danach schreiben wir sie um: andere Worte, anderer Zeitpunkt, manchmal ein anderer Raum. Auf Wunsch gibt es Aufgaben für zwei, die Spaß machen dürfen.",
    en: "In the first hour you tell me your love story like a film, in five scenes. We find the scene that keeps repeating. Then we rewrite it: other words, another moment, sometimes another room. If you like, there are tasks for two, and they may be fun.",
  },
  certifications: {
    de: "Paar- und Sexualberaterin (Zertifikat)\nM. A. Germanistik",
    en: "Certified couples and sexuality counsellor\nM. A. in German literature",
  },
  areas: ["partnership", "intimacy", "separation", "dating"],
  languages: ["de", "hr", "sr", "en"],
  business: {
    companyName: null,
    address1: "Ulrichsplatz 12",
    zipCode: "86150",
    city: "Augsburg",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE537150797",
    iban: "DE60900006490429512913",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Nur der Vorspann: Worum geht es in Ihrem Film?",
        en: "Just the opening credits: what is your film about?",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 9500,
      description: { de: "Eine Szene ansehen und umschreiben.", en: "Look at one scene and rewrite it." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 14000,
      description: {
        de: "Der ganze Film, mit Popcorn auf eigene Verantwortung.",
        en: "The whole film; popcorn at your own risk.",
      },
    },
  },
  hours: week({ 2: "10:00-13:00 18:00-21:00", 3: "10:00-13:00", 4: "10:00-13:00 18:00-21:00", 5: "10:00-13:00" }),
  resume: {
    title: "Redakteurin, Paarberaterin",
    description: "Tausend Leserbriefe und die Fortsetzungen dazu.",
    educations: [
      {
        degree: "master",
        year: 2009,
        institution: "Universität Augsburg",
        description: "Germanistik und Kommunikation",
      },
    ],
    workExperiences: [
      { title: "Paarberaterin", year: 2018, company: "selbstständig, Augsburg", description: "Einzelne und Paare" },
      {
        title: "Redakteurin",
        year: 2009,
        company: "Frauenzeitschrift, München",
        description: "Ressort Leben und Liebe",
      },
    ],
    professionalTrainings: [
      {
        title: "Paar- und Sexualberatung",
        year: 2018,
        trainingCenter: "Beratungsinstitut, Ulm",
        description: "Dreijährige Weiterbildung",
      },
    ],
    scientificPublications: [
      {
        title: "Wer kocht den Kaffee?",
        year: 2022,
        place: "Lechtal Verlag",
        description: "Ratgeber über Streit in langen Beziehungen",
      },
    ],
    conferences: [],
  },
  social: {
    website: "https://ana-kovacevic.example.org",
    instagram: "https://www.instagram.com/aufwind.demo.anas.szenen",
  },
  isPublic: true,
  isListed: true,
  banner: "apricot",
  face: { ground: "apricot", hair: "36", body: "13", lips: "03", brows: "12", nose: "05" },
};
