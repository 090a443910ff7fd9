import type { OpenAPIHono } from "@hono/zod-openapi";
import { html, raw } from "hono/html";

type Description = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;
type Operation = {
  summary?: string;
  "x-access"?: string;
  "x-limits"?: { max: number; seconds: number; per: string }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  parameters?: { name: string; in: string; required?: boolean }[];
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
};

export const DOCUMENTATION_STYLE = `
:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2{line-height:1.15}h2{margin-top:3rem}
details{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:10px;margin:.6rem 0;padding:.7rem 1rem}
summary{cursor:pointer}code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;white-space:pre-wrap}
b{display:inline-block;min-width:4.2rem}small{opacity:.75}`;

/** The description as a page that needs no script: routes by room, with access, limits, input and answers. */
export function documentationPage(description: Description) {
  const rooms = Map.groupBy(operations(description), ({ path }) => path.split("/")[2] ?? "");
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${description.info.title}</title>
<meta name="viewport" content="width=device-width"><style>${raw(DOCUMENTATION_STYLE)}</style></head>
<body><main><h1>${description.info.title}</h1>
<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>. Errors are <code>application/problem+json</code> with a stable <code>code</code>
and a <code>detail</code> in the language of <code>Accept-Language</code>.</p>
${[...rooms].map(([room, routes]) => html`<h2>${room}</h2>${routes.map(operation)}`)}</main></body></html>`;
}

function operations({ paths }: Description) {
  return Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, is]) => ({ path, method, is })),
  );
}

function operation({ path, method, is }: { path: string; method: string; is: Operation }) {
  const limits = (is["x-limits"] ?? []).map(({ max, seconds, per }) => `${max} in ${seconds} s per ${per}`).join(", ");
  return html`<details><summary><b>${method.toUpperCase()}</b> <code>${path}</code> <small>${is.summary ?? ""}</small></summary>
<p>Access: ${is["x-access"] ?? "none"}${limits ? ` · at most ${limits}` : ""}</p>
${(is.parameters ?? []).map(({ name, in: place, required }) => html`<p><code>${name}</code> in ${place}${required ? ", required" : ""}</p>`)}
${is.requestBody ? html`<p>Takes</p><pre>${schema(is.requestBody.content)}</pre>` : ""}
${Object.entries(is.responses ?? {}).map(
  ([status, { description: words, content }]) =>
    html`<p><b>${status}</b> ${words ?? ""}</p>${status.startsWith("2") ? html`<pre>${schema(content)}</pre>` : ""}`,
)}</details>`;
}

const schema = (content: Record<string, { schema?: unknown }> | undefined) =>
  Object.entries(content ?? {})
    .map(([type, { schema: shape }]) => `${type}\n${JSON.stringify(shape, null, 2)}`)
    .join("\n");
