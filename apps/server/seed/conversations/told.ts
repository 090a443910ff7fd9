import type { Side } from "@aufwind/rules/appointments/status";

/** Something that was written, so many hours before the day of the seed. */
export type Line = { by: Side; hoursAgo: number; text: string };

/** What a pair of the story wrote to each other. */
export type ToldConversation = { client: string; coach: string; lines: Line[]; readBy: Side[] };

const by = (side: Side) => (hoursAgo: number, text: string) => ({ by: side, hoursAgo, text });
const [client, coach] = [by("client"), by("coach")];

export const TOLD_CONVERSATIONS: ToldConversation[] = [
  {
    client: "lena",
    coach: "jonas",
    readBy: ["coach"],
    lines: [
      client(
        980,
        "Guten Tag Herr Petersen, ich komme abends oft nicht zur Ruhe. Ist das ein Thema, an dem Sie arbeiten?",
      ),
      coach(
        974,
        "Guten Tag Frau Brandt, ja, damit kommen viele zu mir. Im Kennenlerngespräch sehen wir uns an, was Sie schon versucht haben und was Sie sich wünschen.",
      ),
      client(973, "Das klingt gut. Ich buche gleich einen Termin."),
      coach(
        700,
        "Danke für das Gespräch heute. Wie verabredet: Schreiben Sie bis zum nächsten Mal jeden Abend drei Zeilen auf.",
      ),
      client(530, "Die drei Zeilen helfen mir. An zwei Abenden habe ich sie vergessen, das nehme ich mit."),
      coach(528, "Zwei von vierzehn: Das ist sehr gut. Wir sprechen darüber, was an diesen Abenden anders war."),
      client(30, "Ich freue mich auf unseren nächsten Termin. Soll ich etwas vorbereiten?"),
      coach(6, "Bringen Sie gern Ihre Notizen mit. Mehr braucht es nicht. 🙂"),
      coach(5, "Und hier die Übung, von der ich sprach: https://www.example.org/atemuebung"),
    ],
  },
  {
    client: "sam",
    coach: "amelia",
    readBy: ["client"],
    lines: [
      client(
        410,
        "Hi Amelia, I moved to Berlin in spring and I am stuck in job interviews. Do you work in English only?",
      ),
      coach(405, "Hi Sam, English is fine, and we can practise the German parts together if you like."),
      client(404, "That would be great, thanks!"),
      coach(168, "How did the second interview go?"),
      client(9, "Better than the first. They want to see me again next week, so I would like to talk before."),
    ],
  },
  {
    client: "lena",
    coach: "amelia",
    readBy: ["client", "coach"],
    lines: [
      client(1300, "Guten Tag, bieten Sie Termine auch auf Deutsch an?"),
      coach(
        1290,
        "Guten Tag Frau Brandt, leider nur auf Englisch. Ich wünsche Ihnen, dass Sie bald jemanden finden, der passt.",
      ),
    ],
  },
  {
    client: "miriam.kessler",
    coach: "jonas",
    readBy: ["client", "coach"],
    lines: [
      client(1420, "Guten Tag Herr Petersen, passt Ihnen der Termin am Vormittag auch länger als vier Wochen?"),
      coach(1416, "Guten Tag Frau Kessler, ja, die Zeit halte ich gern für Sie frei."),
      client(340, "Ich habe heute drei Aufgaben abgegeben. Es fühlt sich seltsam an und gut."),
      coach(336, "Beides darf sein. Erzählen Sie mir beim nächsten Mal, was seltsam war?"),
    ],
  },
  {
    client: "hanna.vollmer",
    coach: "jonas",
    readBy: ["client", "coach"],
    lines: [
      client(1660, "Guten Tag, eine Freundin hat Sie mir empfohlen. Haben Sie noch Platz für neue Klientinnen?"),
      coach(1650, "Guten Tag Frau Vollmer, ja. Am besten buchen Sie ein Kennenlerngespräch, das kostet nichts."),
    ],
  },
  {
    client: "rachel.adams",
    coach: "amelia",
    readBy: ["client", "coach"],
    lines: [client(210, "I said no today. Nobody died."), coach(207, "Told you. Bring the next one on your list.")],
  },
];
