import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const mehmetAydin: DemoCoach = {
  email: "mehmet.aydin@example.org",
  firstName: "Mehmet",
  lastName: "Aydın",
  locale: "de",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "corporate",
  tagLine: {
    de: "Gekündigt, gemobbt, geladen? Erst mal hinsetzen.",
    en: "Laid off, bullied, furious? First of all, sit down.",
  },
  salesPitch: {
    de: "Ich war 18 Jahre im Betriebsrat. Ich kenne die Wut, wenn einem etwas genommen wird, und ich weiß, was man in den ersten Tagen besser nicht unterschreibt und nicht sagt. Wir machen zusammen einen Plan: für das Geld, für den Stolz und für das, was danach kommt.",
    en: "I sat on the works council for 18 years. I know the rage when something is taken from you, and I know what you had better not sign or say in the first few days. Together we make a plan: for the money, for your pride and for whatever comes next.",
  },
  aboutMe: {
    de: "Mein Vater stand am Band, ich stand am Band, mein Bruder steht noch dort. Mit 26 haben mich die Kollegen in den Betriebsrat gewählt, später war ich freigestellt. Ich habe Sozialpläne verhandelt und neben Männern gesessen, die 30 Jahre nie geweint hatten.\n\nJuristischen Rat gebe ich nicht, dafür gibt es Anwältinnen und die Gewerkschaft. Ich kümmere mich um den Menschen: wie man nach Hause kommt und es der Familie sagt. Wie man nicht ausrastet, obwohl man recht hat. Wie man sich mit 50 noch einmal bewirbt. Ich duze mich mit fast jedem, aber hier bleiben wir beim Sie, bis Sie etwas anderes sagen.",
    en: "My father worked on the line, I worked on the line, my brother still does. When I was 26, my colleagues voted me onto the works council; later it became my full-time job. I negotiated redundancy plans and sat next to men who had not cried in 30 years.\n\nI give no legal advice; there are lawyers and the union for that. I look after the person: how to go home and tell the family. How not to explode although you are right. How to apply for a job again at 50. I am plain-spoken, and you can be, too.",
  },
  description: {
    de: "Erster Termin: Dampf ablassen und sortieren. Zweiter Termin: Was ist dringend, was nur laut? Ab dem dritten arbeiten wir an einem Ziel, das man prüfen kann. Gegen die Wut üben wir einfache Dinge, die auch in der Werkhalle gehen. Bei Schulden schauen wir gemeinsam in die Briefe und wissen danach, wohin damit.",
    en: "First appointment: let off steam and sort things out. Second: what is urgent and what is merely loud? From the third on we work towards a goal that can be checked. Against rage we practise simple things that work on the shop floor, too. With debts, we open the letters together and know afterwards where to take them.",
  },
  certifications: {
    de: "Freigestellter Betriebsrat (18 Jahre)\nKonfliktberater und Mobbing-Ansprechpartner\nAnti-Gewalt-Training (Grundkurs)",
    en: "Full-time works council member (18 years)\nConflict adviser and contact person for bullying\nAnti-violence training (basic course)",
  },
  areas: ["conflict-at-work", "job-loss", "return-to-work", "anger", "debt"],
  languages: ["de", "tr"],
  business: {
    companyName: null,
    address1: "Augsburger Straße 390",
    zipCode: "70327",
    city: "Stuttgart",
    country: "DE",
    vatStatus: "small",
    vatNumber: null,
    iban: "DE32900007660303209416",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Was ist passiert? In Ihren Worten, nicht in denen der Firma.",
        en: "What happened? In your words, not the company’s.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 6000,
      description: {
        de: "Ein Gespräch unter vier Augen, mit Plan am Schluss.",
        en: "A talk between the two of us, with a plan at the end.",
      },
    },
    extended: {
      durationMinutes: 120,
      priceCents: 12000,
      description: {
        de: "Für die erste Woche nach der Kündigung: alles auf den Tisch.",
        en: "For the first week after being laid off: everything on the table.",
      },
    },
  },
  hours: week({
    1: "06:00-09:00 16:00-19:00",
    2: "06:00-09:00",
    3: "16:00-21:00",
    4: "06:00-09:00",
    5: "13:00-18:00",
    6: "09:00-12:00",
  }),
  settings: { noticeMinutes: 120, pauseBeforeMinutes: 5 },
  resume: {
    title: "Vom Band über den Betriebsrat zum Coach",
    description: "Dreißig Jahre in der Autoindustrie, davon achtzehn für die Kolleginnen und Kollegen.",
    educations: [
      { degree: "professional", year: 1997, institution: "IHK Region Stuttgart", description: "Industriemechaniker" },
    ],
    workExperiences: [
      {
        title: "Freigestellter Betriebsrat",
        year: 2005,
        company: "Autohersteller, Stuttgart",
        description: "Kündigungen, Konflikte, Wiedereingliederung",
      },
      {
        title: "Industriemechaniker",
        year: 1997,
        company: "Autohersteller, Stuttgart",
        description: "Montage im Schichtbetrieb",
      },
    ],
    professionalTrainings: [
      {
        title: "Konfliktberatung im Betrieb",
        year: 2012,
        trainingCenter: "Bildungszentrum der Gewerkschaft",
        description: "Modulreihe über ein Jahr",
      },
    ],
    scientificPublications: [],
    conferences: [],
  },
  isPublic: true,
  isListed: true,
  face: { ground: "sand", hair: "49", body: "25", lips: "23", brows: "01", nose: "13", beard: "10" },
};
