/** A paragraph, an entry of a list or a line of a table, without marks. */
export type TextBlock = { kind: "paragraph" | "item" | "head" | "row"; text: string };
/** A heading with what stands below it; the introduction has neither id nor title. */
export type TextSection = { id: string; level: number; title: string; blocks: TextBlock[] };

const HEADING = /^(#+) (.*?)\s*(?:\{#([\w-]+)\})?\s*$/;
const RULER = /^\|[-|: ]+\|$/;

/** The title in the head of a text. */
export const titleOf = (source: string): string => /^title: (.+)$/m.exec(source)?.[1] ?? "";

/** A text of `content/legal` in plain words: for a PDF, a mail, and to find what changed. */
export function sectionsOf(source: string): TextSection[] {
  const lines = source.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, "").split(/\r?\n/);
  const sections: TextSection[] = [{ id: "", level: 1, title: "", blocks: [] }];
  lines.forEach((line, at) => {
    const [, marks, title = "", id = ""] = HEADING.exec(line) ?? [];
    if (marks) sections.push({ id, level: marks.length, title: plain(title), blocks: [] });
    else if (line.trim() !== "" && !RULER.test(line))
      sections.at(-1)?.blocks.push(blockOf(line, RULER.test(lines[at + 1] ?? "")));
  });
  return sections.filter(({ title, blocks }) => title !== "" || blocks.length > 0);
}

function blockOf(line: string, isHead: boolean): TextBlock {
  if (line.startsWith("|")) return { kind: isHead ? "head" : "row", text: rowOf(line) };
  if (line.startsWith("- ")) return { kind: "item", text: plain(line.slice(2)) };
  return { kind: "paragraph", text: plain(line) };
}

/** Two cells read like a sentence; more stand side by side. */
function rowOf(line: string): string {
  const cells = line.trim().slice(1, -1).split("|").map(plain);
  // The corner of a table is empty.
  return cells.filter(Boolean).join(cells.length === 2 ? ": " : " · ");
}

/** Links are their words; a mail address stays, since the link is the same. */
const plain = (line: string): string =>
  line
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .replaceAll(/\\([*_[\]])/g, "$1")
    .trim();

/** Fills in `{{brand}}`, `{{company}}` and so on; an unknown name stays. */
export const fillNames = (text: string, names: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (known, name: string) => names[name] ?? known);
