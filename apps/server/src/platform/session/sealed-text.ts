import type { Config } from "../config/config.ts";
import type { Platform } from "../platform.ts";
import { openRecord, sealRecord, UnopenedRecord } from "./sealed-record.ts";

/** A table with sealed texts, and the columns that each is bound to: in another row it cannot be opened. */
export type SealedTable<C extends string = string> = { table: string; boundBy: readonly C[] };

/** The columns of a sealed text. */
export type SealedColumns = { sealed: Buffer; wrapped_key: Buffer; key_name: string };

type Keys = Pick<Config, "noteKeys">;
type Bound<C extends string> = Record<C, string>;

const boundTo = <C extends string>({ boundBy }: SealedTable<C>, row: Bound<C>): string[] =>
  boundBy.map((column) => row[column] ?? "");

export const sealingOf = <C extends string>({ noteKeys }: Keys, of: SealedTable<C>, row: Bound<C>) => ({
  keys: noteKeys,
  boundTo: boundTo(of, row),
});

type SealTextParams<C extends string> = { of: SealedTable<C>; row: Bound<C>; text: string };

/** Seals a text for its row. */
export function sealText<C extends string>(config: Config, { of, row, text }: SealTextParams<C>): SealedColumns {
  const { sealed, wrappedKey, keyName } = sealRecord(text, sealingOf(config, of, row));
  return { sealed, wrapped_key: wrappedKey, key_name: keyName };
}

type OpenTextParams<C extends string> = { of: SealedTable<C>; row: Bound<C> & SealedColumns };

/** The text of a row, or null if it cannot be opened, which is logged. */
export function openText<C extends string>(
  { config, log }: Pick<Platform, "config" | "log">,
  { of, row }: OpenTextParams<C>,
): string | null {
  const record = { sealed: row.sealed, wrappedKey: row.wrapped_key, keyName: row.key_name };
  try {
    return openRecord(record, sealingOf(config, of, row));
  } catch (error) {
    if (!(error instanceof UnopenedRecord)) throw error;
    logUnopened(log, { of, row });
    return null;
  }
}

type UnopenedText<C extends string> = { of: SealedTable<C>; row: Bound<C> & Pick<SealedColumns, "key_name"> };

/** Where the text stands and which key it wants; nothing of the text itself. */
export const logUnopened = <C extends string>(log: Platform["log"], { of, row }: UnopenedText<C>): void =>
  log.error({ table: of.table, bound: boundTo(of, row), key: row.key_name }, "a text did not open");
