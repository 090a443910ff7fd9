import { createHash } from "node:crypto";
import { readDescription, readDocumentation } from "@aufwind/contract/description";
import { readCatalogue } from "@aufwind/contract/platform/catalogue";
import type { Context, TypedResponse } from "hono";
import type { Platform } from "../platform.ts";
import type { Api } from "./api-env.ts";
import { DOCUMENTATION_STYLE, documentationPage } from "./documentation-page.ts";
import { type Document, describeRoutes } from "./openapi/document.ts";

type Means = Pick<Platform, "config" | "words">;

/** The API's description, from the routes registered so far. */
export async function documentOf(api: Api, { config, words }: Means): Promise<Document> {
  const routes = api.openAPIRegistry.definitions.flatMap((each) => (each.type === "route" ? [each.route] : []));
  return describeRoutes(routes, { brand: config.brand, words, catalogue: await readCatalogue() });
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
