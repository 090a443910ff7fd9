import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const tobiasBrandl: DemoCoach = {
  email: "tobias.brandl@example.org",
  firstName: "Tobias",
  lastName: "Brandl",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "sport",
  tagLine: {
    de: "Schritt für Schritt, wie am Berg. Nur ohne Rucksack voller Vorsätze.",
    en: "Step by step, as on a mountain. Only without a rucksack full of resolutions.",
  },
  salesPitch: {
    de: "Servus! Sie wollen sich mehr bewegen, nach einem Unfall wieder Vertrauen fassen oder einfach dranbleiben? Als Bergführer habe ich gelernt: Das Tempo macht der Langsamste, umgedreht wird ohne Scham, und oben ist man meistens schneller, als man denkt.",
    en: "You want to move more, find your trust again after an accident, or simply stick with something? As a mountain guide I learned three things: the slowest sets the pace, turning back is no shame, and you usually reach the top sooner than you think.",
  },
  aboutMe: {
    de: "Vor neun Jahren bin ich in den Stubaier Alpen zwölf Meter in eine Spalte gefallen. Becken, Schulter, acht Monate Reha. Der Körper war irgendwann wieder da, der Kopf hat länger gebraucht. Damals hätte ich jemanden gebraucht, der nicht ständig sagt: Wird schon.\n\nHeute lebe ich mit meiner Familie in Wien, gehe wieder auf den Berg, aber anders, und coache Menschen, die nach einem Einschnitt neu anfangen, mit Sport oder mit Gewohnheiten. Ein Trauma behandle ich nicht. Das gehört in gute therapeutische Hände, und ich helfe gern bei der Frage, wo man sie findet.",
    en: "Nine years ago I fell twelve metres into a crevasse in the Stubai Alps. Pelvis, shoulder, eight months of rehab. At some point the body was back; the mind took longer. Back then I could have done with someone who did not keep saying: you’ll be fine.\n\nToday I live in Vienna with my family. I go up mountains again, but differently, and I coach people who make a new start after a break in their lives, with sport or with habits. I do not treat trauma. That belongs in good therapeutic hands, and I am glad to help with the question of where to find them.",
  },
  description: {
    de: "Wir legen eine Route fest, mit Etappen und Umkehrpunkten. Jede Woche gibt es eine Aufgabe, die auch an einem schlechten Tag machbar ist, zum Beispiel zehn Minuten gehen, ohne Handy. Ich frage nach, ich feiere mit, und wenn etwas nicht klappt, suchen wir einen anderen Weg. Schuldgefühle lassen wir im Tal.",
    en: "We plan a route with stages and points of return. Every week brings one task that is possible even on a bad day, for example a ten-minute walk without your phone. I ask how it went, I celebrate with you, and if something does not work, we look for another way. Guilt stays down in the valley.",
  },
  certifications: {
    de: "Staatlich geprüfter Berg- und Skiführer\nDiplomierter Mentaltrainer\nDiplom-Lebens- und Sozialberater (Österreich)",
    en: "State-certified mountain and ski guide\nQualified mental trainer\nQualified life and social counsellor (Austria)",
  },
  areas: ["exercise", "habits", "resilience", "shock"],
  languages: ["de", "en", "it"],
  business: {
    companyName: null,
    address1: "Gumpendorfer Straße 63",
    zipCode: "1060",
    city: "Wien",
    country: "AT",
    vatStatus: "regular",
    vatNumber: "ATU26392542",
    iban: "AT469925000059196076",
  },
  timeZone: "Europe/Vienna",
  consultations: {
    discovery: {
      description: {
        de: "Wo stehen Sie, wo wollen Sie hin, und passt das Wetter?",
        en: "Where are you, where do you want to go, and is the weather right?",
      },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 8500,
      description: { de: "Eine Etappe: Bewegung, Gewohnheit oder Mut.", en: "One stage: movement, habit or courage." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 14000,
      description: {
        de: "Tourenplanung: Ihr Vorhaben für das nächste halbe Jahr.",
        en: "Route planning: your project for the next six months.",
      },
    },
  },
  hours: week({ 1: "07:00-11:00", 2: "07:00-11:00 18:00-20:00", 3: "07:00-11:00", 4: "07:00-11:00 18:00-20:00" }),
  exceptions: [{ kind: "allDay", day: 40, days: 9, note: "Skitourenwoche" }],
  resume: {
    title: "Bergführer und Mentaltrainer",
    description: "Fünfzehn Jahre am Seil, seit 2020 im Gespräch.",
    educations: [
      {
        degree: "professional",
        year: 2010,
        institution: "Verband der Österreichischen Berg- und Skiführer",
        description: "Staatliche Berg- und Skiführerprüfung",
      },
    ],
    workExperiences: [
      {
        title: "Coach",
        year: 2020,
        company: "selbstständig, Wien",
        description: "Neubeginn nach Unfall, Bewegung, Gewohnheiten",
      },
      {
        title: "Bergführer",
        year: 2010,
        company: "Alpinschule im Stubaital",
        description: "Touren im Sommer und Winter",
      },
    ],
    professionalTrainings: [
      {
        title: "Lebens- und Sozialberatung",
        year: 2020,
        trainingCenter: "Ausbildungsinstitut Wien",
        description: "Sechs Semester",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "Umdrehen können",
        year: 2022,
        place: "Alpinforum Innsbruck",
        description: "Vortrag über Entscheidungen unter Risiko",
      },
    ],
  },
  social: {
    instagram: "https://www.instagram.com/aufwind.demo.tobias.am.berg",
    website: "https://tobias-brandl.example.org",
  },
  isPublic: true,
  isListed: true,
  banner: "moss",
  face: { ground: "moss", hair: "56", body: "08", lips: "14", brows: "01", nose: "07", beard: "02" },
};
