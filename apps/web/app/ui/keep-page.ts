/** A file dropped beside its target would replace the page. */
export function keepPage() {
  const gone = new AbortController();
  // Text and links may still be dropped into a field.
  const keep = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && event.preventDefault();
  for (const name of ["dragover", "drop"] as const) window.addEventListener(name, keep, { signal: gone.signal });
  return () => gone.abort();
}
