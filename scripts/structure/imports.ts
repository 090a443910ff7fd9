/** A file's imports: static (perhaps type only), or dynamic. */
export type Import = { specifier: string; kind: "value" | "type" | "dynamic" };

// The formatter puts each statement on its own line, so a line's start tells it from text.
const STATIC = /^(?:import|export)\s+(type\s+)?(?:[^"'`;=]*?\sfrom\s+)?["']([^"'\n]+)["']/gm;
const DYNAMIC = /\bimport(?:\.meta\.resolve)?\(\s*["'`]([^"'`$\n]+)["'`]\s*[,)]/g;

export function importsOf(text: string): Import[] {
  const fixed = [...text.matchAll(STATIC)].map(([, type, specifier = ""]): Import => {
    return { specifier, kind: type ? "type" : "value" };
  });
  const late = [...text.matchAll(DYNAMIC)].map(([, specifier = ""]): Import => ({ specifier, kind: "dynamic" }));
  // Vite's suffixes (`?url`) and React Router's generated types are not files of the project.
  return [...fixed, ...late]
    .map((each) => ({ ...each, specifier: each.specifier.replace(/\?.*$/, "") }))
    .filter(({ specifier }) => !specifier.includes("/+types/") && !specifier.startsWith("virtual:"));
}
