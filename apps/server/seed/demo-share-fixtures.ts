/** A document of a coach, and whom it was shown to, so many days before the day of the seed. */
type ToldSheet = { coach: string; title: string; lines: string[]; to: [client: string, daysAgo: number][] };

export const SHEETS: ToldSheet[] = [
  {
    coach: "hannah.lindqvist",
    title: "Ein Abend ohne Bildschirm",
    lines: [
      "18:00  Das Telefon kommt in die Schublade im Flur.",
      "18:15  Kochen oder spazieren gehen, beides ohne Musik.",
      "20:00  Ein Buch, ein Spiel oder ein Gespräch.",
      "21:30  Drei Sätze: Was war heute anders?",
    ],
    to: [
      ["lena", 138],
      ["anke.lorenzen", 96],
      ["paul.sievers", 40],
    ],
  },
  {
    coach: "jonas",
    title: "Drei Zeilen am Abend",
    lines: ["Was war heute?", "Was bleibt davon?", "Was lasse ich liegen?"],
    to: [
      ["katrin.schuster", 160],
      ["olga.petrenko", 109],
      ["hanna.vollmer", 55],
      ["miriam.kessler", 50],
      ["lena", 31],
    ],
  },
  {
    coach: "jonas",
    title: "Fragen vor einem Wechsel",
    lines: [
      "Was möchte ich behalten?",
      "Was darf auf keinen Fall so bleiben?",
      "Wen möchte ich fragen, bevor ich mich entscheide?",
      "Woran merke ich in einem Jahr, dass es richtig war?",
    ],
    to: [
      ["svenja.claussen", 70],
      ["yasmin.celik", 45],
      ["emre.aslan", 33],
    ],
  },
  {
    coach: "jonas",
    title: "Wochenplan mit Pausen",
    lines: [
      "Montag bis Freitag: eine Pause am Vormittag, eine am Nachmittag.",
      "Wer weiß davon? Wer erinnert mich daran?",
    ],
    to: [
      ["clara.nowak", 22],
      ["lena", 1],
    ],
  },
  {
    coach: "amelia",
    title: "Three answers for your interview",
    lines: [
      "Why did you leave?",
      "What would your last team say about you?",
      "What do you need to do your best work?",
      "Say each one out loud, twice. Record the second try.",
    ],
    to: [
      ["daniel.novak", 80],
      ["sam", 15],
    ],
  },
  {
    coach: "amelia",
    title: "Your first ten minutes",
    lines: ["One sentence on why you are here.", "One number that everybody remembers.", "One question to the room."],
    to: [
      ["yuki.sato", 72],
      ["rachel.adams", 44],
      ["lukas.meier", 20],
    ],
  },
];
