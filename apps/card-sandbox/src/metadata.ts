type Metadata = Record<string, string>;

/** Names that are given change, an empty value takes its name away, an empty set takes all away. */
export function mergedMetadata(old: Metadata | null, changes: Metadata | undefined): Metadata {
  if (!changes) return old ?? {};
  if (Object.keys(changes).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== ""));
}
