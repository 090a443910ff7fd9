import type { Side } from "@aufwind/rules/appointments/status";

/** A message: so many days before the day of the seed, at a time in Berlin. */
export type Line = { by: Side; daysAgo: number; at: string; text: string; files?: ToldFile[] };
/** An attachment: a sheet with a heading and lines, or a drawn picture. */
export type ToldFile = { name: string } & ({ lines: string[] } | { svg: string; alt: string });

/** The messages of a pair. */
export type ToldConversation = { client: string; coach: string; lines: Line[]; readBy: Side[] };

type When = [daysAgo: number, at: string];
const by =
  (side: Side) =>
  ([daysAgo, at]: When, text: string, files: ToldFile[] = []) => ({
    ...{ by: side, daysAgo, at, text, files },
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
        [46, "18:10"],
        "Guten Tag Herr Petersen, ich komme abends oft nicht zur Ruhe. Ist das ein Thema, an dem Sie arbeiten?",
      ),
      coach(
        [45, "08:30"],
        "Guten Tag Frau Brandt, ja, damit kommen viele zu mir. Im Kennenlerngespräch sehen wir uns an, was Sie schon versucht haben und was Sie sich wünschen.",
      ),
      client([45, "12:20"], "Das klingt gut. Ich buche gleich einen Termin."),
      coach(
        [35, "17:25"],
        "Danke für unser erstes Gespräch. Wie verabredet: Schreiben Sie jeden Abend drei Zeilen auf.",
      ),
      client([22, "19:05"], "Die drei Zeilen helfen mir. An zwei Abenden habe ich sie vergessen, das nehme ich mit."),
      coach(
        [21, "08:15"],
        "Zwei von vierzehn: Das ist sehr gut. Wir sprechen darüber, was an diesen Abenden anders war.",
      ),
      client([2, "18:50"], "Ich freue mich auf unseren nächsten Termin. Soll ich etwas vorbereiten?"),
      client([2, "18:52"], "", [
        { name: "Drei Zeilen.jpg", svg: THREE_LINES, alt: "Mein Heft mit den drei Zeilen von gestern" },
      ]),
      coach([1, "17:30"], "Bringen Sie gern Ihre Notizen mit. Mehr braucht es nicht. 🙂", [
        {
          name: "Abendritual.pdf",
          lines: [
            "1. Das Telefon eine Stunde vorher weglegen.",
            "2. Drei Zeilen schreiben: Was war gut? Was war schwer? Was darf warten?",
            "3. Zehn ruhige Atemzüge, das Ausatmen länger als das Einatmen.",
          ],
        },
      ]),
      coach([1, "17:35"], "Und hier die Übung, von der ich sprach: https://www.example.org/atemuebung"),
    ],
  },
  {
    client: "sam",
    coach: "amelia",
    readBy: ["client"],
    lines: [
      client(
        [31, "13:10"],
        "Hi Amelia, I moved to Berlin in spring and I am stuck in job interviews. Do you work in English only?",
      ),
      coach([31, "17:45"], "Hi Sam, English is fine, and we can practise the German parts together if you like."),
      client([31, "18:20"], "That would be great, thanks!"),
      coach([7, "10:05"], "How did the second interview go?"),
      client(
        [1, "18:30"],
        "Better than the first. They want to see me again next week, so I would like to talk before.",
      ),
    ],
  },
  {
    client: "lena",
    coach: "amelia",
    readBy: ["client", "coach"],
    lines: [
      client([54, "12:45"], "Guten Tag, bieten Sie Termine auch auf Deutsch an?"),
      coach(
        [53, "09:20"],
        "Guten Tag Frau Brandt, leider nur auf Englisch. Ich wünsche Ihnen, dass Sie bald jemanden finden, der passt.",
      ),
    ],
  },
  {
    client: "miriam.kessler",
    coach: "jonas",
    readBy: ["client", "coach"],
    lines: [
      client(
        [59, "12:05"],
        "Guten Tag Herr Petersen, passt Ihnen der Termin am Vormittag auch länger als vier Wochen?",
      ),
      coach([59, "17:40"], "Guten Tag Frau Kessler, ja, die Zeit halte ich gern für Sie frei."),
      client([14, "16:30"], "Ich habe heute drei Aufgaben abgegeben. Es fühlt sich seltsam an und gut."),
      coach([14, "18:15"], "Beides darf sein. Erzählen Sie mir beim nächsten Mal, was seltsam war?"),
    ],
  },
  {
    client: "hanna.vollmer",
    coach: "jonas",
    readBy: ["client", "coach"],
    lines: [
      client(
        [71, "12:30"],
        "Guten Tag, eine Freundin hat Sie mir empfohlen. Haben Sie noch Platz für neue Klientinnen?",
      ),
      coach(
        [71, "17:10"],
        "Guten Tag Frau Vollmer, ja. Am besten buchen Sie ein Kennenlerngespräch, das kostet nichts.",
      ),
    ],
  },
  {
    client: "rachel.adams",
    coach: "amelia",
    readBy: ["client", "coach"],
    lines: [
      client([9, "16:40"], "I said no today. Nobody died."),
      coach([9, "18:05"], "Told you. Bring the next one on your list."),
    ],
  },
];
