import { pino } from "pino";
import { currentTraceContext } from "./trace-context.ts";

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
      mixin: trailOf,
      redact: { paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[redacted]" },
      serializers: { err: withoutValues },
    },
    stream ?? pino.destination({ fd: 2, sync: false }),
  );

/** Every line of a request, and of its jobs and mails, can be found by its id. */
function trailOf(): object {
  const current = currentTraceContext();
  if (!current) return {};
  return { requestId: current.requestId, ...(current.span && { traceId: current.span.spanContext().traceId }) };
}

/** PostgreSQL repeats values in its messages and rows in `detail`: neither may reach a log. */
export function withoutValues(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, severity } = error as Partial<
    Record<"code" | "constraint" | "table" | "severity", string>
  >;
  const message = severity ? `database error ${code}` : error.message;
  return { type: error.name, message, code, constraint, table, stack: error.stack?.split("\n").slice(1, 8).join("\n") };
}
