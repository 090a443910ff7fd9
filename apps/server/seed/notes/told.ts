/** A note about one of the completed appointments of a pair of the story, the first being 0. */
export type ToldNote = { client: string; coach: string; place: number; text: string };

const lines = (...each: string[]) => each.join("\n");

export const TOLD_NOTES: ToldNote[] = [
  {
    client: "lena",
    coach: "jonas",
    place: 0,
    text: lines(
      "# Erstes Gespräch",
      "",
      "## Anlass",
      "- Kommt abends schwer zur Ruhe, seit der Abteilung zwei Leute fehlen",
      "",
      "## Was danach anders sein soll",
      "- Drei Abende in der Woche **ohne Laptop**",
      "",
      "## Was wir vereinbart haben",
      "- Jeden Abend drei Zeilen: Was war, was bleibt, was lasse ich liegen?",
    ),
  },
  {
    client: "lena",
    coach: "jonas",
    place: 1,
    text: lines(
      "# Folgetermin",
      "",
      "- Drei Zeilen an zwölf von vierzehn Abenden",
      "- An den zwei anderen: Besprechung bis nach 19 Uhr",
      "",
      "## Nächster Schritt",
      "- Mit der Leitung über die späte Besprechung sprechen, **vorher üben**",
    ),
  },
  {
    client: "sam",
    coach: "amelia",
    place: 0,
    text: lines(
      "# First meeting",
      "",
      "- Moved in spring, three interviews so far",
      "- Loses the thread when asked about gaps in the CV",
      "",
      "## Next step",
      "- Two answers out loud, **recorded at home**, bring the better one",
    ),
  },
];
