import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../project.ts";

export type Service = {
  image: string;
  profiles?: string[];
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string | number>;
  volumes?: string[];
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
};

export const composeText = (): string => readFileSync(join(ROOT, "compose.yaml"), "utf8");

export const readServices = (): Record<string, Service> => parse(composeText(), { merge: true }).services;

/** `${NAME}`, `${NAME:-default}` and `${NAME:?sentence}`, as compose fills them in. */
export const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** The variables that a service gets, from those of `.env`. */
export function environmentOf(service: Service, env: Record<string, string>): Record<string, string> {
  const filled = (value: string) =>
    value.replaceAll(VARIABLE, (_, name: string, kind: string | undefined, rest: string) => {
      if (env[name]) return env[name];
      if (kind === "?") throw new Error(rest);
      return kind === "-" ? rest : "";
    });
  return Object.fromEntries(
    Object.entries(service.environment ?? {}).map(([name, value]) => [name, filled(String(value))]),
  );
}

/** What `.env.example` leaves open, filled in; one that nobody fills in is an error. */
export function filledExample(values: Record<string, string>): Record<string, string> {
  const open = [...readFileSync(join(ROOT, ".env.example"), "utf8").matchAll(/^(\w+)=/gm)].map(([, name = ""]) => name);
  const missing = open.filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new Error(`.env.example asks for ${missing.join(", ")}, which the try does not know`);
  return values;
}
