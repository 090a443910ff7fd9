import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const aminaMwangi: DemoCoach = {
  email: "amina.mwangi@example.org",
  firstName: "Amina",
  lastName: "Mwangi",
  locale: "en",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "social",
  tagLine: {
    de: "Ihre Stimme war nie weg. Wir drehen sie wieder lauter.",
    en: "Your voice was never gone. We turn it up again.",
  },
  salesPitch: {
    de: "Wenn jemand Sie klein gemacht hat, zu Hause, am Arbeitsplatz oder im Netz, bleibt oft ein Flüstern im Kopf, das klingt wie diese Person. Gemeinsam unterscheiden wir diese fremde Stimme von Ihrer eigenen. Schritt für Schritt, in Ihrem Tempo, mit Respekt vor allem, was Sie bis hierher getragen hat.",
    en: "When someone has made you small, at home, at work or online, a whisper often stays in your head that sounds like that person. Together we tell that borrowed voice apart from your own. Step by step, at your pace, with respect for everything that has carried you this far.",
  },
  aboutMe: {
    de: "Ich bin in Mombasa aufgewachsen, als Tochter einer Radiosprecherin. Bei uns lief immer eine Stimme. Nach Göttingen kam ich für einen Master in Friedensforschung, blieb für einen Mann, den ich später verlassen musste, und fand dabei heraus, wer von meinen Freunden nachts ans Telefon geht. Vier waren es. Vier sind viel.\n\nZwölf Jahre habe ich in einer Fachberatungsstelle gegen Gewalt gearbeitet. Heute coache ich Menschen, die wieder auf eigenen Füßen stehen und nun fragen: Und jetzt? Solange Gefahr besteht, gehen Schutz und Beratung vor. Dabei unterstütze ich Sie, aber ich ersetze weder Frauenhaus noch Therapie.",
    en: "I grew up in Mombasa as the daughter of a radio presenter. There was always a voice in our server. I came to Göttingen for a master’s in peace studies, stayed for a man whom I later had to leave, and found out on the way which of my friends pick up the phone at night. There were four. Four is a lot.\n\nFor twelve years I worked in a specialist centre against violence. Today I coach people who stand on their own feet again and now ask: what next? As long as there is danger, safety and specialist advice come first. I support you in that, but I replace neither a shelter nor therapy.",
  },
  description: {
    de: "Wir hören zuerst genau hin: Welche Sätze laufen innerlich, und wem gehören sie? Manche sprechen wir laut aus und antworten darauf. Dann stellen wir ein Team zusammen, echte Menschen mit Namen und Nummer. Ich arbeite viel mit Rhythmus, Bildern und der Erlaubnis, heute etwas nicht zu schaffen.",
    en: "First we listen closely: which sentences run inside, and whose are they? Some we say aloud and answer. Then we put together a team, real people with names and numbers. I work a lot with rhythm, pictures and the permission not to manage something today.",
  },
  certifications: {
    de: "M. A. Friedens- und Konfliktforschung\nFachberaterin gegen Gewalt (Zertifikat)\nSystemischer Coach (SG)",
    en: "M. A. in peace and conflict studies\nCertified adviser against violence\nSystemic coach (SG)",
  },
  areas: ["resilience", "boundaries", "violence", "cyberbullying", "low-mood"],
  languages: ["en", "sw", "de"],
  business: {
    companyName: null,
    address1: "Weender Landstraße 38",
    zipCode: "37073",
    city: "Göttingen",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE82900003530271408000",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Wir prüfen zuerst, ob Sie ungestört sprechen können.",
        en: "First we make sure that you can speak undisturbed.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 7500,
      description: { de: "Stimmen unterscheiden, eine Antwort finden.", en: "Tell voices apart, find one answer." },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 11000,
      description: {
        de: "Ihr Team zusammenstellen und den nächsten Abschnitt planen.",
        en: "Put your team together and plan the next stretch.",
      },
    },
  },
  hours: week({ 1: "10:00-15:00", 2: "10:00-15:00", 4: "12:00-19:00" }),
  settings: { noticeMinutes: 720, pauseAfterMinutes: 30, mostPerDay: 3 },
  resume: {
    title: "Counsellor against violence, systemic coach",
    description: "Twelve years in a specialist centre, now coaching the chapter after.",
    educations: [
      {
        degree: "master",
        year: 2009,
        institution: "Georg-August-Universität Göttingen",
        description: "Peace and conflict studies",
      },
    ],
    workExperiences: [
      { title: "Coach", year: 2022, company: "Self-employed, Göttingen", description: "Resilience and new beginnings" },
      {
        title: "Adviser",
        year: 2010,
        company: "Specialist centre against violence, Göttingen",
        description: "Counselling in three languages",
      },
    ],
    professionalTrainings: [
      {
        title: "Systemic coaching",
        year: 2021,
        trainingCenter: "Systemic institute, Kassel",
        description: "Recognised by the SG",
      },
    ],
    scientificPublications: [
      {
        title: "Four is a lot",
        year: 2023,
        place: "Radio Mombasa, series",
        description: "Five radio essays on friendship and leaving",
      },
    ],
    conferences: [
      { title: "Whose voice is this?", year: 2024, place: "Resilience Congress, Berlin", description: "Workshop" },
    ],
  },
  isPublic: true,
  isListed: true,
  banner: "apricot",
  face: { ground: "apricot", hair: "20", body: "04", lips: "30", brows: "12", nose: "03" },
};
