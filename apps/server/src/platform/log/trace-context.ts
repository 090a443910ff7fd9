import { AsyncLocalStorage } from "node:async_hooks";
import { createRequire } from "node:module";
import type { Span, SpanContext } from "@opentelemetry/api";

const require = createRequire(import.meta.url);

/** The names and contexts of spans, loaded with the first of them: most processes are not traced. */
export const openTelemetry = () => require("@opentelemetry/api") as typeof import("@opentelemetry/api");

/** One request and all that follows from it: its jobs and mails carry it, so that log and traces can be followed. */
export type TraceContext = { requestId: string; span?: Span | undefined };

const traceContexts = new AsyncLocalStorage<TraceContext>();

export const currentTraceContext = (): TraceContext | undefined => traceContexts.getStore();
export const runInTraceContext = <T>(context: TraceContext, work: () => T): T => traceContexts.run(context, work);

/** A trace context as jobs and mails store it; the second part is W3C's `traceparent`. */
export type StoredTraceContext = { requestId: string; traceparent?: string };

/** What a job or a mail has to store to be in the current trace context. */
export function storedTraceContext(): StoredTraceContext | undefined {
  const context = currentTraceContext();
  if (!context) return undefined;
  const traceparent = context.span && asTraceparent(context.span.spanContext());
  return { requestId: context.requestId, ...(traceparent && { traceparent }) };
}

/** The trace context that was stored with a job or a mail; what nothing asked for begins its own. */
export function restoreTraceContext(stored: StoredTraceContext | null | undefined, ownId: string): TraceContext {
  const parent = stored?.traceparent ? readTraceparent(stored.traceparent) : undefined;
  return {
    requestId: stored?.requestId ?? ownId,
    ...(parent && { span: openTelemetry().trace.wrapSpanContext(parent) }),
  };
}

const SAMPLED = 1;

const asTraceparent = ({ traceId, spanId, traceFlags }: SpanContext) =>
  `00-${traceId}-${spanId}-${(traceFlags & SAMPLED) === 0 ? "00" : "01"}`;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The span that a `traceparent` names; undefined if it is none. */
function readTraceparent(text: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text) ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & SAMPLED, isRemote: true };
}
