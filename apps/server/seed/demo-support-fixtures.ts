import type { SUPPORT_TOPICS } from "@aufwind/rules/support";

type ToldRequest = {
  by: string;
  daysAgo: number;
  topic: (typeof SUPPORT_TOPICS)[number];
  subject: string;
  message: string;
  /** What the team wrote a day later, which closed it. */
  answer?: string;
};

/** What people of the story wrote to support while they were signed in. */
export const REQUESTS: ToldRequest[] = [
  {
    by: "jonas",
    daysAgo: 61,
    topic: "payment",
    subject: "Wann kommt die Auszahlung an?",
    message:
      "Guten Tag,\n\ndie Abrechnung ist da. Wie lange dauert es, bis das Geld auf meinem Konto ist?\n\nJonas Petersen",
    answer:
      "Guten Tag Herr Petersen,\n\nder Betrag ist unterwegs: Eine Überweisung braucht bis zu drei Bankarbeitstage.",
  },
  {
    by: "lena",
    daysAgo: 24,
    topic: "payment",
    subject: "Rechnung mit anderer Adresse",
    message:
      "Guten Tag,\n\nich bin umgezogen. Wo kann ich die Adresse für neue Rechnungen ändern?\n\nVielen Dank\nLena Brandt",
    answer:
      "Guten Tag Frau Brandt,\n\nim Konto unter „Rechnungsdaten“. Die neue Adresse steht dann auf allen weiteren Rechnungen.",
  },
  {
    by: "sam",
    daysAgo: 8,
    topic: "appointment",
    subject: "Can I move an appointment twice?",
    message:
      "Hi,\n\nI moved my appointment once already. Can I move it again if the interview is on the same day?\n\nSam",
    answer: "Hi Sam,\n\nyes: you can move an appointment up to three times, until 24 hours before it begins.",
  },
  {
    by: "lena",
    daysAgo: 1.2,
    topic: "technical",
    subject: "Kein Ton im Probelauf",
    message:
      "Guten Tag,\n\nbeim Testen der Kamera höre ich nichts. Mit Kopfhörern geht es. Muss ich etwas einstellen?\n\nLena Brandt",
  },
  {
    by: "amelia",
    daysAgo: 5,
    topic: "account",
    subject: "Second calendar",
    message: "Hello,\n\nmy company uses another calendar than I do. May I connect both?\n\nAmelia Clarke",
    answer:
      "Hello Amelia,\n\nyes, you can connect both under “Calendars”. Busy times of each will block your free slots.",
  },
];
