type Metadata = Record<string, string>;

/** Given names are set, an empty value removes its name, an empty set removes all. */
export function mergedMetadata(old: Metadata | null, changes: Metadata | undefined): Metadata {
  if (!changes) return old ?? {};
  if (Object.keys(changes).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== ""));
}
