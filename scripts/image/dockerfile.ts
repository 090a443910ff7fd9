import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project.ts";

export type Instruction = { name: string; flags: Record<string, string>; words: string[] };

const KNOWN = new Set("FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK CMD".split(" "));

/** The steps of a Dockerfile, as far as ours has them: an instruction that is not known is an error. */
export function readDockerfile(text = readFileSync(join(ROOT, "Dockerfile"), "utf8")): Instruction[] {
  const lines = text
    .split("\n")
    .filter((line) => !line.trim().startsWith("#"))
    .join("\n")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim());
  return lines.map((line) => {
    const [name = "", ...rest] = line.trim().split(/\s+/);
    if (!KNOWN.has(name)) throw new Error(`the Dockerfile has an instruction that we do not know: ${line.trim()}`);
    const flagCount = rest.findIndex((word) => !word.startsWith("--"));
    const flags = rest.slice(0, flagCount).map((flag) => flag.slice(2).split("=", 2) as [string, string]);
    return { name, flags: Object.fromEntries(flags), words: rest.slice(flagCount) };
  });
}

/** The images that come from a registry: not the stages that stages begin with. */
export function baseImages(steps: Instruction[]): string[] {
  const froms = steps.filter(({ name }) => name === "FROM");
  const stages = new Set(froms.flatMap(({ words: [, , stage] }) => stage ?? []));
  return [...new Set(froms.map(({ words: [image = ""] }) => image))].filter((image) => !stages.has(image));
}

/** What is copied from this project, not from another stage. */
export const copiedPaths = (steps: Instruction[]): string[] =>
  steps.filter(({ name, flags }) => name === "COPY" && !flags.from).flatMap(({ words }) => words.slice(0, -1));
