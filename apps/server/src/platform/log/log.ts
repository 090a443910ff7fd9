import { pino } from "pino";

/** Names of fields that may hold personal data, redacted in every log line. */
const PERSONAL = [
  "email",
  "to",
  "name",
  "message",
  "subject",
  "password",
  "token",
  "authorization",
  "cookie",
  "ip",
  "secret",
  "iban",
];

export type Log = pino.Logger;

export const createLog = (level: string, stream?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      redact: { paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[redacted]" },
      serializers: { err: withoutValues },
    },
    stream ?? pino.destination({ fd: 2, sync: false }),
  );

/** PostgreSQL repeats values in its messages and rows in `detail`: neither may reach a log. */
export function withoutValues(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, severity } = error as Partial<
    Record<"code" | "constraint" | "table" | "severity", string>
  >;
  const message = severity ? `database error ${code}` : error.message;
  return { type: error.name, message, code, constraint, table, stack: error.stack?.split("\n").slice(1, 8).join("\n") };
}
