import { createHash } from "node:crypto";
import { readDescription, readDocumentation } from "@aufwind/contract/description";
import { readCatalogue } from "@aufwind/contract/platform/catalogue";
import type { Limit } from "@aufwind/contract/platform/route";
import type { Context, TypedResponse } from "hono";
import { html, raw } from "hono/html";
import type { Platform } from "../platform.ts";
import type { Api } from "./api-env.ts";
import { type Document, describeRoutes, type Operation } from "./openapi/document.ts";
import type { JsonSchema } from "./openapi/schemas.ts";

const DOCUMENTATION_STYLE = `
:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2{line-height:1.15}h2{margin-top:3rem}
details{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:10px;margin:.6rem 0;padding:.7rem 1rem}
summary{cursor:pointer}code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;white-space:pre-wrap}
b{display:inline-block;min-width:4.2rem}small{opacity:.75}`;

/** The description as a page that needs no script: routes by feature, with access, limits, input and answers. */
function documentationPage({ info, tags, paths, components }: Document) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, is]) => ({ path, method, is })),
  );
  const byTag = Map.groupBy(operations, ({ is }) => is.tags[0]);
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${info.title}</title>
<meta name="viewport" content="width=device-width"><style>${raw(DOCUMENTATION_STYLE)}</style></head>
<body><main><h1>${info.title}</h1><p>${info.description}</p>
<p>Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a></p>
${tags.map(({ name, description }) => html`<h2>${name}</h2><p>${description}</p>${(byTag.get(name) ?? []).map(operation)}`)}
<h2>Schemas</h2>${Object.entries(components.schemas ?? {}).map(
    ([name, schema]) =>
      html`<details id="${name}"><summary><code>${name}</code></summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`,
  )}</main></body></html>`;
}

function operation({ path, method, is }: { path: string; method: string; is: Operation }) {
  const limits = ((is["x-limits"] ?? []) as Limit[])
    .map(({ max, seconds, per }) => `${max} in ${seconds} s per ${per}`)
    .join(", ");
  return html`<details><summary><b>${method.toUpperCase()}</b> <code>${path}</code> <small>${is.summary ?? ""}</small></summary>
<p><code>${is.operationId}</code> · Access: ${is["x-access"] ?? "none"}${limits ? ` · at most ${limits}` : ""}</p>
${(is.parameters ?? []).map(({ name, in: place, required }) => html`<p><code>${name}</code> in ${place}${required ? ", required" : ""}</p>`)}
${is.requestBody ? html`<p>Takes</p><pre>${contentText(is.requestBody.content)}</pre>` : ""}
${Object.entries(is.responses).map(([status, response]) => answer(status, response))}</details>`;
}

type Answer = { $ref?: string; description?: string; content?: Record<string, { schema: JsonSchema }> };

function answer(status: string, { $ref, description, content }: Answer) {
  const shown = $ref ? $ref.split("/").at(-1) : description;
  return html`<p><b>${status}</b> ${shown ?? ""}</p>${status.startsWith("2") ? html`<pre>${contentText(content)}</pre>` : ""}`;
}

const contentText = (content: Answer["content"]) =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => `${type}\n${JSON.stringify(schema, null, 2)}`)
    .join("\n");

type Deps = Pick<Platform, "config" | "translator">;

/** The API's description, from the routes registered so far. */
export async function documentOf(api: Api, { config, translator }: Deps): Promise<Document> {
  const routes = api.openAPIRegistry.definitions.flatMap((each) => (each.type === "route" ? [each.route] : []));
  return describeRoutes(routes, { brand: config.brand, translator, catalogue: await readCatalogue() });
}

const HEADERS = { "content-type": "application/json" };

/** A response of type `T` that is JSON text already. Only tests compare it with the contract. */
const writtenJson = <T>(c: Context, text: string): Response & TypedResponse<T, 200, "json"> =>
  c.body(text, 200, HEADERS) as Response as Response & TypedResponse<T, 200, "json">;

/** `/api/openapi.json` and `/api/docs`: generated on the first request, then cached. */
export function describeApi(api: Api, platform: Platform): void {
  let document: Promise<Document> | undefined;
  let text: string | undefined;
  const current = () => {
    document ??= documentOf(api, platform);
    return document;
  };
  const styleHash = createHash("sha256").update(DOCUMENTATION_STYLE).digest("base64");

  api.openapi(readDescription, async (c) => {
    text ??= JSON.stringify(await current());
    return writtenJson(c, text);
  });
  api.openapi(readDocumentation, async (c) => {
    c.header("content-security-policy", `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`);
    return c.html(documentationPage(await current()));
  });
}
