import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const katarzynaWisniewska: DemoCoach = {
  email: "katarzyna.wisniewska@example.org",
  firstName: "Katarzyna",
  lastName: "Wiśniewska",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "health",
  tagLine: {
    de: "Trauer hat keinen Terminplan. Ich habe trotzdem Zeit.",
    en: "Grief keeps no calendar. I still have time for you.",
  },
  salesPitch: {
    de: "Jemand fehlt, oder jemand braucht Sie rund um die Uhr. In beiden Fällen verschwindet leicht der Mensch, der Sie selbst sind. Bei mir ist eine Stunde lang nur Platz für Sie. Wir müssen nichts schnell lösen. Oft reicht es, einen Tag leichter zu machen und dann den nächsten.",
    en: "Someone is missing, or someone needs you around the clock. Either way, the person you are yourself easily disappears. With me, one hour belongs to you alone. Nothing has to be solved quickly. Often it is enough to make one day lighter, and then the next.",
  },
  aboutMe: {
    de: "Ich bin Krankenschwester, seit 22 Jahren, die meisten davon auf einer Palliativstation in Berlin. Meine Großmutter in Toruń hat mir beigebracht, dass man bei Trauernden zuerst die Suppe hinstellt und dann schweigt. Daran halte ich mich noch immer, nur ohne Suppe.\n\nSeit 2020 begleite ich Angehörige und Menschen, die mit einer langen Krankheit leben. Ich spreche ruhig, aber nicht weich um die Dinge herum. Man darf bei mir über den Tod reden, über Geld, über Wut auf den Verstorbenen. Und über Pläne. Gerade über Pläne.",
    en: "I have been a nurse for 22 years, most of them on a palliative ward in Berlin. My grandmother in Toruń taught me that with grieving people you first put down the soup and then keep silent. I still follow her, only without the soup.\n\nSince 2020 I have supported relatives and people who live with a long illness. I speak quietly, but I do not talk around things. With me you can speak about death, about money, about anger at the one who died. And about plans. Especially about plans.",
  },
  description: {
    de: "Sie bestimmen das Tempo. Manche erzählen zwei Termine lang nur, andere möchten sofort den Alltag ordnen: Pflegegrad, Geschwister, schlaflose Nächte. Ich bringe Erfahrung mit, aber keine Behandlung. Wenn die Trauer Sie krank macht oder nicht mehr schlafen lässt, sprechen wir darüber, wer Ihnen ärztlich helfen kann.",
    en: "You set the pace. Some people just talk for two appointments, others want to sort out daily life at once: care levels, siblings, sleepless nights. I bring experience, not treatment. If grief makes you ill or keeps you awake, we speak about which doctor can help you.",
  },
  certifications: {
    de: "Gesundheits- und Krankenpflegerin\nPalliative-Care-Fachkraft (160 Stunden)\nTrauerbegleiterin (Bundesverband Trauerbegleitung)",
    en: "Registered nurse\nPalliative care specialist (160 hours)\nGrief counsellor (German association for grief support)",
  },
  areas: ["loss", "caring-for-relatives", "chronic-illness"],
  languages: ["de", "pl", "en"],
  business: {
    companyName: null,
    address1: "Florastraße 27",
    zipCode: "13187",
    city: "Berlin",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE14900007030673637300",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Ein erstes Hören. Sie müssen nichts vorbereiten.",
        en: "A first listening. You need to prepare nothing.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 7500,
      description: {
        de: "Zeit für Trauer, Pflege oder das Leben mit einer Krankheit.",
        en: "Time for grief, for caring, or for life with an illness.",
      },
    },
  },
  hours: week({ 2: "10:00-14:00", 3: "18:00-21:00", 5: "10:00-14:00", 7: "15:00-18:00" }),
  settings: { noticeMinutes: 240, pauseAfterMinutes: 30, mostPerDay: 3 },
  exceptions: [{ kind: "timeOff", day: 20, days: 4, note: "Familienfest in Toruń" }],
  resume: {
    title: "Krankenschwester und Trauerbegleiterin",
    description: "Über zwanzig Jahre Pflege, davon vierzehn in der Palliativversorgung.",
    educations: [
      {
        degree: "professional",
        year: 2004,
        institution: "Medizinische Schule Toruń",
        description: "Krankenpflege, in Deutschland anerkannt",
      },
    ],
    workExperiences: [
      {
        title: "Pflegefachkraft Palliativstation",
        year: 2008,
        company: "Klinikum in Berlin",
        description: "Begleitung von Kranken und Angehörigen",
      },
      { title: "Pflegefachkraft", year: 2004, company: "Krankenhaus in Toruń", description: "Innere Station" },
    ],
    professionalTrainings: [
      {
        title: "Palliative Care",
        year: 2011,
        trainingCenter: "Akademie für Palliativpflege, Berlin",
        description: "Weiterbildung mit 160 Stunden",
      },
      {
        title: "Trauerbegleitung",
        year: 2019,
        trainingCenter: "Hospizverein Pankow",
        description: "Große Basisqualifikation",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "Suppe und Schweigen",
        year: 2023,
        place: "Hospiztag Brandenburg",
        description: "Vortrag über die ersten Tage nach einem Tod",
      },
    ],
  },
  isPublic: true,
  isListed: true,
  banner: "sand",
  face: { ground: "sand", hair: "30", body: "13", lips: "30", brows: "01", nose: "05" },
};
