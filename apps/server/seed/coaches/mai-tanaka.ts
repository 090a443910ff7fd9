import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const maiTanaka: DemoCoach = {
  email: "mai.tanaka@example.org",
  firstName: "Mai",
  lastName: "Tanaka",
  locale: "en",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "education",
  tagLine: {
    de: "Ihr Kind ist nicht schwierig. Es hat es schwer.",
    en: "Your child is not giving you a hard time. Your child is having one.",
  },
  salesPitch: {
    de: "Der Anruf aus der Schule, der Blick der anderen Eltern, das Brüllen wegen einer Socke: Wer ein neurodivergentes Kind begleitet, lernt jeden Tag eine Sprache ohne Wörterbuch. Ich übersetze mit. Das Coaching ist für Sie, nicht für Ihr Kind, denn Sie sind der Mensch, auf den es schaut.",
    en: "The call from school, the looks of other parents, the meltdown over a sock: raising a neurodivergent child means learning a language every day without a dictionary. I help you translate. The coaching is for you, not for your child, because you are the one your child looks to.",
  },
  aboutMe: {
    de: "In Osaka war ich Grundschullehrerin mit 38 Kindern in einer Klasse. Eines davon, ein Junge namens Ren, saß ein halbes Jahr unter meinem Pult. Von ihm habe ich mehr über Wahrnehmung gelernt als im Studium. Später kam mein eigener Sohn zur Welt, autistisch, wunderbar, anstrengend.\n\nWir zogen nach Düsseldorf, als er drei war. Ich kenne das Sozialpädiatrische Zentrum, die Schulbegleitung, die Formulare, und ich kenne das Weinen im Auto danach. Seit sechs Jahren begleite ich Eltern, auf Japanisch, Deutsch und Englisch. Auch hochsensible und autistische Erwachsene finden bei mir einen ruhigen Platz.",
    en: "In Osaka I was a primary school teacher with 38 children in one class. One of them, a boy called Ren, sat under my desk for half a year. He taught me more about perception than university did. Later my own son was born: autistic, wonderful, exhausting.\n\nWe moved to Düsseldorf when he was three. I know the clinics, the classroom assistants and the forms, and I know the crying in the car afterwards. For six years I have supported parents in Japanese, German and English. Highly sensitive and autistic adults, too, find a quiet place with me.",
  },
  description: {
    de: "Sie schildern mir eine Situation, so genau, als hätten Sie sie gefilmt. Wir suchen, was davor war: ein Geräusch, ein Wechsel, Hunger. Dann verändern wir den Ort, nicht das Kind. Für Gespräche mit Schule oder Amt schreiben wir gemeinsam drei Sätze auf. Untersuchungen und Diagnosen gehören in Fachpraxen.",
    en: "You describe one situation to me as closely as if you had filmed it. We look for what came before: a sound, a change, hunger. Then we change the place, not the child. For talks with school or authorities we write down three sentences together. Assessments and diagnoses belong with specialists.",
  },
  certifications: {
    de: "Grundschullehrerin (Japan)\nFachkraft für Autismus (Zertifikat)\nMarte-Meo-Practitioner",
    en: "Primary school teacher (Japan)\nCertified autism specialist\nMarte Meo practitioner",
  },
  areas: ["neurodivergent-children", "autism", "parenting", "high-sensitivity"],
  languages: ["ja", "de", "en"],
  business: {
    companyName: null,
    address1: "Niederkasseler Straße 44",
    zipCode: "40547",
    city: "Düsseldorf",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE120486494",
    iban: "DE17900008580542991991",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Erzählen Sie mir von Ihrem Kind, zuerst das Schöne.",
        en: "Tell me about your child, the lovely things first.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 8500,
      description: { de: "Eine Situation wie in Zeitlupe ansehen.", en: "Look at one situation in slow motion." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 12000,
      description: { de: "Vorbereitung auf Schule, Amt oder Umzug.", en: "Prepare for school, authorities or a move." },
    },
  },
  hours: week({ 1: "09:00-12:30", 2: "09:00-12:30", 4: "09:00-12:30", 5: "09:00-11:00" }),
  exceptions: [{ kind: "notAvailable", day: 13, from: "09:00", to: "12:30", note: "Schulgespräch" }],
  resume: {
    title: "Teacher, mother, coach for parents",
    description: "From a class of 38 in Osaka to one family at a time.",
    educations: [
      { degree: "bachelor", year: 2007, institution: "Osaka Kyoiku University", description: "Primary education" },
    ],
    workExperiences: [
      {
        title: "Coach for parents",
        year: 2020,
        company: "Self-employed, Düsseldorf",
        description: "Families with neurodivergent children",
      },
      { title: "Primary school teacher", year: 2007, company: "City of Osaka", description: "Years one to four" },
    ],
    professionalTrainings: [
      {
        title: "Autism specialist",
        year: 2019,
        trainingCenter: "Autism institute, Cologne",
        description: "Certificate course, one year",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  banner: "sage",
  face: { ground: "sage", hair: "10", body: "01", lips: "17", brows: "12", nose: "02" },
};
