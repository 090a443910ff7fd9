/** A filter value; without a count if unknown. */
export type Value = { value: string; name: string; count: number | undefined };

/** Values as one text (keys, names, counts): as objects they were half of the page's data. */
export const packValues = (values: readonly Value[]): string =>
  [values.map(({ value }) => value), values.map(({ name }) => name), values.map(({ count }) => count ?? "")]
    .map((column) => column.join("\t"))
    .join("\n");

export function unpackValues(packed: string): Value[] {
  const [keys = [], names = [], counts = []] = packed.split("\n").map((column) => column.split("\t"));
  if (!keys[0]) return [];
  return keys.map((value, place) => ({ value, name: names[place] ?? "", count: toCount(counts[place]) }));
}

const toCount = (written: string | undefined) => (written ? Number(written) : undefined);
