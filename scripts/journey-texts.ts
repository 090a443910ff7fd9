import { textFolder } from "@aufwind/server/test/legal-texts";

const inDays = (days: number) => Temporal.Now.plainDateISO("Europe/Berlin").add({ days }).toString();

/** Our texts with a version of the terms that is over and one to come, for the journeys. */
export const journeyTexts = (): string =>
  textFolder(
    { text: "terms", version: "2026-06-01", change: (source) => source.replace(/^- .*48 .*$/m, "") },
    {
      text: "terms",
      version: inDays(150),
      change: (source) => `${source}\n### D1 A new section {#new-section}\n\nThis sentence is new.\n`,
    },
  );
