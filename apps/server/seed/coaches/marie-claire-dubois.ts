import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const marieClaireDubois: DemoCoach = {
  email: "marie-claire.dubois@example.org",
  firstName: "Marie-Claire",
  lastName: "Dubois",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "health",
  tagLine: {
    de: "Essen ohne Schuld. Mit Appetit, Verstand und Geduld.",
    en: "Eating without guilt: with appetite, good sense and patience.",
  },
  salesPitch: {
    de: "Sie wissen schon alles über Kalorien. Was fehlt, ist Frieden am Tisch. Ich verbiete nichts und wiege niemanden. Gemeinsam schauen wir, wann Sie essen, obwohl Sie müde, traurig oder wütend sind, und was in diesem Moment noch helfen könnte. Auch in den Wechseljahren, wenn der Körper neue Regeln schreibt.",
    en: "You already know everything about calories. What is missing is peace at the table. I forbid nothing and weigh nobody. Together we look at when you eat although you are tired, sad or angry, and what else could help in that moment. In the menopause, too, when the body writes new rules.",
  },
  aboutMe: {
    de: "Als Diätassistentin habe ich zwanzig Jahre lang Pläne geschrieben, die niemand einhielt. Das lag nicht an den Menschen. Es lag an den Plänen. Meine Tante in Metz dagegen hat nie einen gebraucht: Sie setzte sich, sie aß langsam, sie hörte auf, wenn es genug war.\n\nHeute verbinde ich beides, Wissen und Tischkultur. Ich lebe in Saarbrücken, drei Kilometer vor der Grenze, kaufe hier das Brot und drüben den Käse. In meine Termine kommen vor allem Frauen zwischen vierzig und sechzig. Essstörungen behandle ich nicht; wenn ich Anzeichen dafür sehe, sage ich es behutsam und nenne Fachstellen.",
    en: "As a dietician I spent twenty years writing plans that nobody kept to. That was not the fault of the people. It was the fault of the plans. My aunt in Metz never needed one: she sat down, she ate slowly, and she stopped when she had had enough.\n\nToday I combine both, knowledge and the culture of the table. I live in Saarbrücken, three kilometres from the border; I buy my bread on this side and my cheese on the other. Most of those who come to me are women between forty and sixty. I do not treat eating disorders; if I see signs of one, I say so gently and name specialist services.",
  },
  description: {
    de: "Zwei Wochen lang führen Sie ein kleines Heft: keine Mengen, nur Hunger, Stimmung und Ort. Daraus lesen wir Muster. Dann ändern wir eine Mahlzeit, nicht sieben. Auf Wunsch gehe ich mit Ihnen per Video einkaufen oder koche parallel. Medizinische Fragen klären Sie bitte in Ihrer Praxis.",
    en: "For two weeks you keep a small notebook: no amounts, only hunger, mood and place. From it we read patterns. Then we change one meal, not seven. If you like, I go shopping with you by video or cook alongside. Please take medical questions to your doctor.",
  },
  certifications: {
    de: "Staatlich geprüfte Diätassistentin\nErnährungsberaterin (VDD)\nIntuitiv essen, Kursleiterin",
    en: "State-certified dietician\nNutrition adviser (VDD)\nCourse leader for intuitive eating",
  },
  areas: ["eating", "self-worth", "habits", "menopause"],
  languages: ["fr", "de", "en"],
  business: {
    companyName: null,
    address1: "Mainzer Straße 43",
    zipCode: "66111",
    city: "Saarbrücken",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE799884088",
    iban: "DE69900007370912314202",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Was haben Sie heute gern gegessen? So fangen wir an.",
        en: "What did you enjoy eating today? That is how we begin.",
      },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 7000,
      description: {
        de: "Ein Muster verstehen, eine Mahlzeit verändern.",
        en: "Understand one pattern, change one meal.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 12000,
      description: {
        de: "Einkaufen oder kochen, gemeinsam und per Video.",
        en: "Shopping or cooking, together and by video.",
      },
    },
  },
  hours: week({ 1: "11:00-14:00", 2: "11:00-14:00 17:00-19:00", 4: "11:00-14:00 17:00-19:00", 5: "11:00-14:00" }),
  exceptions: [{ kind: "available", day: 10, on: 6, from: "09:00", to: "13:00", note: "Gemeinsam auf den Markt" }],
  resume: {
    title: "Diätassistentin und Esscoach",
    description: "Von Plänen zu Mustern: zwanzig Jahre Ernährung in Klinik und Praxis.",
    educations: [
      {
        degree: "professional",
        year: 2001,
        institution: "Schule für Diätassistenz, Homburg",
        description: "Staatliches Examen",
      },
    ],
    workExperiences: [
      {
        title: "Coach für Essverhalten",
        year: 2021,
        company: "selbstständig, Saarbrücken",
        description: "Einzelbegleitung auf Deutsch und Französisch",
      },
      {
        title: "Diätassistentin",
        year: 2001,
        company: "Klinik im Saarland",
        description: "Ernährungsberatung auf Station",
      },
    ],
    professionalTrainings: [
      {
        title: "Intuitives Essen",
        year: 2020,
        trainingCenter: "Institut für Esskultur, Straßburg",
        description: "Kursleiterausbildung",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  social: { website: "https://a-table.example.org" },
  isPublic: true,
  isListed: true,
  banner: "apricot",
  face: { ground: "apricot", hair: "37", body: "01", lips: "30", brows: "12", nose: "05" },
};
