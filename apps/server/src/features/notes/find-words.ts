import { searchFor } from "@aufwind/rules/notes";
import type { Config } from "../../platform/config/config.ts";
import { openRecord, UnopenedRecord } from "../../platform/session/sealed-record.ts";
import { sealingOf } from "../../platform/session/sealed-text.ts";
import { NOTES } from "./policy.ts";
import type { SealedNote } from "./store.ts";

export type NotesToSearch = Pick<Config, "noteKeys"> & { notes: SealedNote[]; text: string };
export type FoundWords = { found: SealedNote["appointment_id"][]; unopened: SealedNote[] };

/** Opens each of these notes, and tells which have all of the words. */
export function findWords({ noteKeys, notes, text }: NotesToSearch): FoundWords {
  const hasWords = searchFor(text);
  const result: FoundWords = { found: [], unopened: [] };
  for (const note of notes)
    try {
      const opened = openRecord(recordOf(note), sealingOf({ noteKeys }, NOTES, note));
      if (hasWords(opened)) result.found.push(note.appointment_id);
    } catch (error) {
      if (!(error instanceof UnopenedRecord)) throw error;
      result.unopened.push(note);
    }
  return result;
}

const recordOf = ({ sealed, wrapped_key, key_name }: SealedNote) => ({
  sealed: Buffer.from(sealed, "hex"),
  wrappedKey: Buffer.from(wrapped_key, "hex"),
  keyName: key_name,
});
