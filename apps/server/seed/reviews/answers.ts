/** Coaches' answers to praise and to criticism; and the names clients choose. */
export const ANSWERS = {
  de: {
    praise: [
      "Herzlichen Dank! Die Arbeit haben Sie gemacht, ich durfte begleiten.",
      "Das freut mich sehr. Alles Gute für die nächsten Schritte!",
      "Vielen Dank für Ihr Vertrauen und die schönen Worte.",
    ],
    criticism: [
      "Danke für die offenen Worte. Ich nehme mit, früher nachzufragen, ob die Richtung stimmt.",
      "Das tut mir leid. Schreiben Sie mir gern, dann finden wir eine Lösung.",
    ],
  },
  en: {
    praise: [
      "Thank you so much! You did the work, I was glad to walk along.",
      "That makes me very happy. All the best for your next steps!",
      "Thank you for your trust and your kind words.",
    ],
    criticism: [
      "Thank you for being open. I will check earlier whether we are on the right track.",
      "I am sorry about that. Do write to me, and we will find a way.",
    ],
  },
};

export const AUTHORS = {
  de: [
    "Miriam K.",
    "Jan",
    "S. Hoffmann",
    "Petra W.",
    "Emre",
    "Anja L.",
    "T. B.",
    "Carolin",
    "Markus D.",
    "Nadja",
    "",
    "",
  ],
  en: ["Rachel", "Tom H.", "Aisha M.", "Ben", "Sofia R.", "J. Walker", "Deniz", "Marta P.", "Chris", "Yuki", "", ""],
};
