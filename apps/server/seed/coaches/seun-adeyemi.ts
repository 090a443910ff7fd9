import type { DemoCoach } from "./coach.ts";
import { week } from "./week.ts";

export const seunAdeyemi: DemoCoach = {
  email: "seun.adeyemi@example.org",
  firstName: "Seun",
  lastName: "Adeyemi",
  locale: "en",
  title: "none",
  pronoun: "he",
  genderIdentity: "male",
  sector: "corporate",
  tagLine: {
    de: "Ich saß 15 Jahre auf der anderen Seite des Tisches.",
    en: "I spent 15 years on the other side of the table.",
  },
  salesPitch: {
    de: "Ich habe rund 4.000 Bewerbungsgespräche geführt und an Hunderten Gehaltsrunden gesessen. Ich weiß, was Personalabteilungen aufschreiben, wenn Sie den Raum verlassen. Dieses Wissen bekommen Sie von mir, zusammen mit ehrlichem Training und der Erlaubnis, mehr zu verlangen.",
    en: "I have held some 4,000 job interviews and sat through hundreds of pay rounds. I know what HR writes down once you have left the room. You get that knowledge from me, along with honest practice and permission to ask for more.",
  },
  aboutMe: {
    de: "Geboren in Ibadan, Studium in Birmingham, seit 2013 in Berlin. Ich war Personalleiter bei einer Bank und danach bei zwei jungen Firmen, von denen es eine noch gibt. Dort habe ich eingestellt, befördert und leider auch entlassen. Irgendwann wollte ich lieber den Menschen helfen, die auf dem unbequemeren Stuhl sitzen.\n\nBesonders gern arbeite ich mit Leuten, die neu in Deutschland sind und deren Zeugnisse hier niemand richtig lesen kann. Sonntags singe ich im Chor, Tenor, laut. Montags coache ich leiser.",
    en: "Born in Ibadan, educated in Birmingham, in Berlin since 2013. I was head of HR at a bank and then at two young companies, one of which still exists. I hired people, promoted them and, sadly, let some go. At some point I preferred to help whoever sits on the less comfortable chair.\n\nI particularly enjoy working with people who are new to Germany and whose certificates nobody here can quite read. On Sundays I sing in a choir, tenor, loudly. On Mondays I coach more quietly.",
  },
  description: {
    de: "Sie schicken mir vorab die Stellenanzeige und Ihren Lebenslauf. Im Termin spiele ich die Personalabteilung, streng und ohne Vorwarnung. Danach drehen wir den Tisch um: Sie bewerten Ihr eigenes Gespräch mit dem Bogen, den ich früher benutzt habe. Das wirkt meist stärker als jeder Rat.",
    en: "You send me the job advert and your CV beforehand. In the appointment I play HR, strictly and without warning. Then we turn the table: you score your own interview with the form I used to use. That usually works better than any advice.",
  },
  certifications: {
    de: "Chartered Member des CIPD (Personalmanagement)\nAssociate Certified Coach (ICF)",
    en: "Chartered Member of the CIPD (people management)\nAssociate Certified Coach (ICF)",
  },
  areas: ["job-application", "salary", "leadership", "conflict-at-work"],
  languages: ["en", "de"],
  business: {
    companyName: null,
    address1: "Sonnenallee 152",
    zipCode: "12059",
    city: "Berlin",
    country: "DE",
    vatStatus: "regular",
    vatNumber: "DE842469253",
    iban: "DE94900005050452691493",
  },
  timeZone: "Europe/Berlin",
  consultations: {
    discovery: {
      description: {
        de: "Fünf Minuten Sie, fünf Minuten ich, fünf Minuten Plan.",
        en: "Five minutes you, five minutes me, five minutes plan.",
      },
    },
    standard: {
      durationMinutes: 60,
      priceCents: 11000,
      description: {
        de: "Probe für ein Vorstellungs- oder Gehaltsgespräch mit Auswertung.",
        en: "A mock interview or pay talk, with an honest debrief.",
      },
    },
  },
  hours: week({ 1: "10:00-14:00 17:00-20:00", 2: "10:00-14:00", 3: "10:00-14:00 17:00-20:00", 5: "10:00-15:00" }),
  settings: { noticeMinutes: 720, pauseAfterMinutes: 20 },
  resume: {
    title: "Former head of HR, now on your side",
    description: "Fifteen years of hiring, pay and difficult talks in banking and start-ups.",
    educations: [
      {
        degree: "master",
        year: 2007,
        institution: "University of Birmingham",
        description: "Human resource management",
      },
    ],
    workExperiences: [
      {
        title: "Career coach",
        year: 2022,
        company: "Self-employed, Berlin",
        description: "Interviews, pay and first leadership roles",
      },
      {
        title: "Head of people",
        year: 2016,
        company: "Software start-up, Berlin",
        description: "Grew the team from 30 to 180 people",
      },
      {
        title: "HR business partner",
        year: 2008,
        company: "Retail bank, Birmingham and Frankfurt",
        description: "Recruiting and pay rounds",
      },
    ],
    professionalTrainings: [
      {
        title: "Coaching at work",
        year: 2021,
        trainingCenter: "School of coaching, Berlin",
        description: "Accredited programme of 125 hours",
      },
    ],
    scientificPublications: [],
    conferences: [
      {
        title: "Reading foreign certificates",
        year: 2024,
        place: "People Conference, Berlin",
        description: "Panel on fair hiring",
      },
    ],
  },
  social: { linkedin: "https://www.linkedin.com/in/aufwind-demo-seun-adeyemi-hr" },
  isPublic: true,
  isListed: true,
  face: { ground: "apricot", hair: "60", body: "19", lips: "23", brows: "01", nose: "03", beard: "12" },
};
