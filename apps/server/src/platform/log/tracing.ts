import type { Attributes, Span, Tracer } from "@opentelemetry/api";
import type pg from "pg";
import { codeOf } from "./error-code.ts";
import { currentTraceContext, openTelemetry, runInTraceContext } from "./trace-context.ts";

export type TracingSettings = {
  /** Where traces are sent by OTLP, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  /** Of how many traces one is kept: 1 keeps all, 0.01 one of a hundred. */
  share: number;
  role: string;
};

/** Undefined while nobody collects traces: then nothing of the SDK is loaded, and nothing is measured. */
let tracer: Tracer | undefined;

/** Sends spans of everything traced from now on; returns a function that sends the rest and ends it. */
export async function startTracing({ endpoint, headers, share, role }: TracingSettings): Promise<() => Promise<void>> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces`, headers });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": "aufwind", "service.instance.role": role }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  tracer = provider.getTracer("aufwind");
  return async () => {
    tracer = undefined;
    await provider.shutdown();
  };
}

const KINDS = { server: "SERVER", client: "CLIENT", consumer: "CONSUMER" } as const;
type Traced = { kind: keyof typeof KINDS; attributes?: Attributes };

/** Does something as a span in the current trace context. Attributes name no person: routes and statements, never values. */
export function traced<T>(
  name: string,
  { kind, attributes = {} }: Traced,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (!tracer) return work(undefined);
  const current = currentTraceContext();
  const { ROOT_CONTEXT, SpanKind, trace } = openTelemetry();
  const parent = current?.span ? trace.setSpan(ROOT_CONTEXT, current.span) : ROOT_CONTEXT;
  const span = tracer.startSpan(name, { kind: SpanKind[KINDS[kind]], attributes }, parent);
  return runInTraceContext({ requestId: current?.requestId ?? "", span }, () => ended(span, work(span)));
}

async function ended<T>(span: Span, working: Promise<T>): Promise<T> {
  try {
    return await working;
  } catch (error) {
    // Its message may repeat what somebody entered.
    span.setStatus({ code: openTelemetry().SpanStatusCode.ERROR, message: codeOf(error) });
    throw error;
  } finally {
    span.end();
  }
}

/** Makes a connection trace its statements, where something asked for them: the text, never the values. */
export function traceStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const asked = (...given: unknown[]) => {
    const [text] = given;
    if (!tracer || typeof text !== "string" || !currentTraceContext()?.span) return query(...given);
    const attributes = { "db.system.name": "postgresql", "db.query.text": text };
    return traced(nameOf(text), { kind: "client", attributes }, async () => query(...given));
  };
  client.query = asked as typeof client.query;
}

/** "select", "insert": the first word behind comments. */
const nameOf = (text: string) => /^(?:\s|\/\*.*?\*\/)*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
