import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const inesBaumgartner: DemoCoach = {
  email: "ines.baumgartner@example.org",
  firstName: "Ines",
  lastName: "Baumgartner",
  locale: "de",
  title: "none",
  pronoun: "she",
  genderIdentity: "female",
  sector: "public",
  tagLine: {
    de: "Sie sind nicht schuld. Und Sie sind nicht machtlos.",
    en: "You are not to blame. And you are not powerless.",
  },
  salesPitch: {
    de: "Drohungen, Nachstellungen, Hass im Netz oder ein Zuhause, in dem Sie leise sein müssen: Ich war 24 Jahre Polizistin und weiß, was nach einer Anzeige kommt und was davor. Wir ordnen Ihre Lage, planen für Ihre Sicherheit und üben das Nein, das gehört wird. Bei Gefahr gilt immer: zuerst der Notruf.",
    en: "Threats, stalking, hatred online, or a home in which you have to be quiet: I was a police officer for 24 years and know what comes after a report and what comes before. We sort out your situation, plan for your safety and practise a no that is heard. In danger, always: the emergency number first.",
  },
  aboutMe: {
    de: "Ich komme aus Eisenstadt, habe in Wien Streife gefahren, dann im Opferschutz gearbeitet und am Ende Kolleginnen ausgebildet. Tausende Male stand ich in fremden Wohnungen, meistens nachts. Irgendwann wollte ich nicht mehr nur kommen, wenn es schon passiert war.\n\nIn meinem Coaching geht es nüchtern zu. Ich bewerte nicht, warum jemand geblieben ist. Ich frage, was heute sicherer macht. Mit Beratungsstellen und Frauenhäusern in Österreich und Deutschland bin ich gut vernetzt, auch für Männer gibt es Adressen. Und weil Wut oft die kleine Schwester der Angst ist, arbeite ich auch mit Menschen, die selbst laut werden und damit aufhören wollen.",
    en: "I come from Eisenstadt, drove patrol in Vienna, then worked in victim protection and in the end trained colleagues. Thousands of times I stood in other people’s homes, mostly at night. At some point I no longer wanted to arrive only after it had happened.\n\nMy coaching is sober. I do not judge why somebody stayed. I ask what makes today safer. I am well connected with advice centres and shelters in Austria and Germany, and there are addresses for men, too. And because rage is often the little sister of fear, I also work with people who get loud themselves and want to stop.",
  },
  description: {
    de: "Zuerst klären wir, ob Sie gerade frei sprechen können, und vereinbaren ein Wort für den Fall, dass nicht. Dann kommt der Sicherheitsplan: Wege, Menschen, Papiere, Passwörter. Danach erst alles andere. Beweise sichern Sie so, dass sie etwas nützen; wie, das zeige ich Ihnen. Rechtliche Schritte besprechen Sie mit einer Anwältin.",
    en: "First we make sure that you can speak freely, and agree on a word in case you cannot. Then comes the safety plan: routes, people, papers, passwords. Everything else follows. I show you how to keep evidence so that it is of use. Legal steps you discuss with a lawyer.",
  },
  certifications: {
    de: "Polizeidienst, Schwerpunkt Opferschutz (24 Jahre)\nDiplom-Lebens- und Sozialberaterin (Österreich)\nDeeskalationstrainerin",
    en: "Police service with a focus on victim protection (24 years)\nQualified life and social counsellor (Austria)\nDe-escalation trainer",
  },
  areas: ["violence", "cyberbullying", "crisis", "boundaries", "anger"],
  languages: ["de", "en", "hr"],
  business: {
    companyName: null,
    address1: "Lerchenfelder Straße 118",
    zipCode: "1080",
    city: "Wien",
    country: "AT",
    vatStatus: "small",
    vatNumber: null,
    iban: "AT919976500028931795",
  },
  timeZone: "Europe/Vienna",
  consultations: {
    discovery: {
      description: {
        de: "Kurz und geschützt: Sind Sie gerade sicher, und was brauchen Sie?",
        en: "Short and protected: are you safe right now, and what do you need?",
      },
    },
    standard: {
      durationMinutes: 50,
      priceCents: 8000,
      description: {
        de: "Lage ordnen, Sicherheit planen, nächster Schritt.",
        en: "Sort out the situation, plan for safety, next step.",
      },
    },
    extended: {
      durationMinutes: 90,
      priceCents: 13000,
      description: {
        de: "Vollständiger Sicherheitsplan oder Vorbereitung auf ein schwieriges Treffen.",
        en: "A complete safety plan, or preparation for a difficult meeting.",
      },
    },
  },
  hours: week({ 1: "09:00-13:00", 2: "09:00-13:00", 3: "13:00-18:00", 4: "09:00-13:00", 5: "09:00-13:00" }),
  settings: { noticeMinutes: 60, pauseAfterMinutes: 20 },
  resume: {
    title: "Opferschutz, Deeskalation, Coaching",
    description: "24 Jahre Polizei in Wien, davon elf im Opferschutz.",
    educations: [
      {
        degree: "professional",
        year: 1998,
        institution: "Sicherheitsakademie, Wien",
        description: "Grundausbildung für den Polizeidienst",
      },
    ],
    workExperiences: [
      {
        title: "Beamtin im Opferschutz",
        year: 2011,
        company: "Landespolizeidirektion Wien",
        description: "Gewaltprävention und Begleitung von Betroffenen",
      },
      { title: "Streifendienst", year: 1998, company: "Polizeiinspektion, Wien", description: "Bezirke 10 und 16" },
    ],
    professionalTrainings: [
      {
        title: "Lebens- und Sozialberatung",
        year: 2021,
        trainingCenter: "Institut für Beratung, Wien",
        description: "Sechs Semester",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "Warum sie bleibt, ist die falsche Frage",
        year: 2023,
        place: "Gewaltschutztagung, Graz",
        description: "Vortrag für Fachkräfte",
      },
    ],
  },
  social: { linkedin: "https://www.linkedin.com/in/aufwind-demo-ines-baumgartner" },
  isPublic: true,
  isListed: true,
  face: { ground: "moss", hair: "58", body: "06", lips: "17", brows: "12", nose: "05" },
};
