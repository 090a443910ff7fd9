import type { Side } from "@aufwind/rules/appointments/status";

/** A message, this many hours before the day of the seed. */
export type Line = { by: Side; hoursAgo: number; text: string; files?: ToldFile[] };
/** An attachment: a sheet with a heading and lines, or a drawn picture. */
export type ToldFile = { name: string } & ({ lines: string[] } | { svg: string; alt: string });

/** The messages of a pair. */
export type ToldConversation = { client: string; coach: string; lines: Line[]; readBy: Side[] };

const by =
  (side: Side) =>
  (hoursAgo: number, text: string, files: ToldFile[] = []) => ({
    ...{ by: side, hoursAgo, text, files },
  });
const [client, coach] = [by("client"), by("coach")];

/** A page of a notebook with three lines of writing. */
const THREE_LINES = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<rect width="1200" height="900" fill="#d9c7ad"/>
<path d="M150 90h900v740H150z" fill="#fbf8f3"/><path d="M250 90v740" stroke="#e2a489" stroke-width="4"/>
<g stroke="#d9dfec" stroke-width="3">${[220, 320, 420, 520, 620, 720].map((y) => `<path d="M150 ${y}h900"/>`).join("")}</g>
<g fill="none" stroke="#0f4c4a" stroke-width="7" stroke-linecap="round">
${[300, 400, 500].map((y, row) => `<path d="M290 ${y}${"q18 -44 36 0t36 0".repeat(8 - 2 * row)}"/>`).join("\n")}
</g></svg>`;

export const CONVERSATIONS: ToldConversation[] = [
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
      client(29, "", [{ name: "Drei Zeilen.jpg", svg: THREE_LINES, alt: "Mein Heft mit den drei Zeilen von gestern" }]),
      coach(6, "Bringen Sie gern Ihre Notizen mit. Mehr braucht es nicht. 🙂", [
        {
          name: "Abendritual.pdf",
          lines: [
            "1. Das Telefon eine Stunde vorher weglegen.",
            "2. Drei Zeilen schreiben: Was war gut? Was war schwer? Was darf warten?",
            "3. Zehn ruhige Atemzüge, das Ausatmen länger als das Einatmen.",
          ],
        },
      ]),
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
