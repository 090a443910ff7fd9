import { cpus, totalmem } from "node:os";
import type { Row } from "./promise.ts";

/** A row with its run: `full`, or how far it was shortened. */
export type Reported = Row & { run: string };

const HEAD = ["promise", "what was done", "how many", "lost", "measured", "target", "kept", "run"];
const SHORTENED = "shortened to";

/** How a run is named in the report. */
export const runName = (share: number, date: string): string =>
  share === 1 ? `full, ${date}` : `${SHORTENED} ${Math.round(share * 100)} %, ${date}`;

const cellsOf = ({ promise, done, count, lost, measured, target, isKept, run }: Reported) => [
  promise,
  done,
  count,
  lost,
  measured,
  target,
  isKept ? "yes" : "**no**",
  run,
];

const lineOf = (cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll("|", "/").replaceAll("\n", " ")).join(" | ")} |`;

/** The rows of an earlier report. */
export function rowsIn(text: string): Reported[] {
  const lines = text.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith(`| ${HEAD[0]} |`));
  return lines.map((line) => {
    const [promise = "", done = "", count = "", lost = "", measured = "", target = "", kept, run = ""] = line
      .slice(2, -2)
      .split(" | ");
    return { promise, done, count, lost, measured, target, isKept: kept === "yes", run };
  });
}

const isShortened = ({ run }: Reported) => run.startsWith(SHORTENED);

/** New rows over old ones, in the promises' order; a shortened run never takes the place of a full one. */
export function mergeRows(old: Reported[], fresh: Reported[], order: string[]): Reported[] {
  const rows = new Map(old.map((row) => [row.promise, row]));
  for (const row of fresh) {
    const before = rows.get(row.promise);
    if (!before || isShortened(before) || !isShortened(row)) rows.set(row.promise, row);
  }
  return order.flatMap((promise) => rows.get(promise) ?? []);
}

/** The report as a page. */
export function reportOf(rows: Reported[]): string {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB memory, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
  return `# Proof

Written by \`npm run prove\` (${machine}). What each promise means and how it is tried: [docs/proof.md](../docs/proof.md).

${lineOf(HEAD)}
|${"---|".repeat(HEAD.length)}
${rows.map((row) => lineOf(cellsOf(row))).join("\n")}
`;
}
