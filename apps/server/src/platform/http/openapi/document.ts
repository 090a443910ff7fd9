import { type Catalogue, routeId } from "@aufwind/contract/platform/catalogue";
import type { ProblemCode } from "@aufwind/contract/platform/problems";
import { type Access, Problem } from "@aufwind/contract/platform/route";
import type { RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import type { Translator } from "../../i18n/translator.ts";
import { problemResponseOf, problemsOf } from "./problem-responses.ts";
import { describeSchemas, type JsonSchema } from "./schemas.ts";
import { tagsOf } from "./tags.ts";

export type Operation = {
  operationId: string;
  summary?: string | undefined;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, JsonSchema>;
  [extension: `x-${string}`]: unknown;
};
export type Document = {
  openapi: string;
  info: { title: string; version: string; description: string; license: { name: string; url: string } };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, JsonSchema>;
};
type Deps = { brand: string; translator: Translator; catalogue: Catalogue };
type Content = Record<string, { schema?: unknown } | undefined>;

const ABOUT = `Errors are \`application/problem+json\` (RFC 9457) with a stable \`code\` and a \`detail\` for people in the
language of \`Accept-Language\`. Lists count pages from 0. Instants are ISO 8601 in UTC, money is in euro cents.`;

/** The whole API as OpenAPI 3.1, from its registered routes and the names that the contract gives them. */
export function describeRoutes(routes: RouteConfig[], { brand, translator, catalogue }: Deps): Document {
  const used = { input: new Set<z.ZodType>(), output: new Set<z.ZodType>([Problem]) };
  const split = new Set<unknown>();
  for (const route of routes) collect(route, used, split);
  const named = new Map([...catalogue.schemas].filter(([schema]) => !split.has(schema)));
  const schemas = describeSchemas(named, used);
  const shared = sharedProblems(routes, translator);

  const paths: Document["paths"] = {};
  for (const route of routes) {
    const { name, feature } = catalogue.routes.get(routeId(route)) ?? { name: routeId(route), feature: "other" };
    const extensions = Object.entries(route).filter(([key]) => key.startsWith("x-"));
    const body = route.request?.body;
    const parameters = parametersOf(route, schemas.input);
    paths[route.path] ??= {};
    const path = paths[route.path] as Record<string, Operation>;
    path[route.method] = {
      operationId: name,
      summary: route.summary,
      tags: [feature],
      security: securityOf(route),
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: { required: true, content: contentOf(body.content as Content, schemas.input) } }),
      responses: { ...goodAnswers(route, schemas.output), ...shared.of(route) },
      ...Object.fromEntries(extensions),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand} API`,
      version: "1",
      description: ABOUT,
      license: { name: "Proprietary, by the terms of the site", url: "/en/terms" },
    },
    servers: [{ url: "/", description: "The host that serves this description." }],
    tags: tagsOf(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags))),
    paths,
    components: { securitySchemes: SECURITY_SCHEMES, schemas: schemas.components, responses: shared.responses },
  };
}

const schemasIn = (content: Content | undefined) =>
  Object.values(content ?? {}).flatMap((each) => (each?.schema instanceof z.ZodType ? [each.schema] : []));

/** `split`: schemas described field by field, as parameters and headers, and never as a whole. */
function collect(route: RouteConfig, used: Record<"input" | "output", Set<z.ZodType>>, split: Set<unknown>): void {
  const { params, query, body } = route.request ?? {};
  for (const schema of [params, query, ...schemasIn(body?.content as Content)])
    if (schema instanceof z.ZodType) used.input.add(schema);
  split.add(params).add(query);
  for (const { content, headers } of Object.values(route.responses) as Answer[]) {
    for (const schema of schemasIn(content)) used.output.add(schema);
    if (headers) used.output.add(headers);
    split.add(headers);
  }
}

type ToJson = (schema: z.ZodType) => JsonSchema;

function contentOf(content: Content, toJson: ToJson) {
  const known = Object.entries(content).filter(([, each]) => each?.schema instanceof z.ZodType);
  return Object.fromEntries(known.map(([type, each]) => [type, { schema: toJson(each?.schema as z.ZodType) }]));
}

function parametersOf({ request }: RouteConfig, toJson: ToJson) {
  const places = { path: request?.params, query: request?.query };
  return Object.entries(places).flatMap(([place, schema]) => {
    if (!(schema instanceof z.ZodType)) return [];
    const { properties = {}, required = [] } = toJson(schema) as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, each]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      schema: each,
    }));
  });
}

type Answer = { description: string; content?: Content; headers?: z.ZodType; "x-codes"?: ProblemCode[] };

function goodAnswers({ responses }: RouteConfig, toJson: ToJson) {
  const good = Object.entries(responses as Record<string, Answer>).filter(([, each]) => !each["x-codes"]);
  const described = good.map(([status, { description, content, headers }]) => {
    const named = Object.entries((headers ? toJson(headers).properties : undefined) ?? {});
    return [
      status,
      {
        description,
        ...(named.length > 0 && { headers: Object.fromEntries(named.map(([name, schema]) => [name, { schema }])) }),
        ...(content && { content: contentOf(content, toJson) }),
      },
    ] as const;
  });
  // A redirect has no body to describe.
  return Object.fromEntries(good.some(([status]) => /^2/.test(status)) ? described : [...described, ELSE]);
}

const ELSE = [
  "default",
  {
    description: "Any other problem.",
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  },
] as const;

/** Sets of problems that several routes share are components; others are inlined. */
function sharedProblems(routes: RouteConfig[], translator: Translator) {
  const described = routes.map((route) =>
    [...problemsOf(route)].map(([status, codes]) => ({ status, ...problemResponseOf(codes, translator) })),
  );
  const counts = Map.groupBy(described.flat(), ({ name }) => name);
  const isShared = (name: string) => (counts.get(name)?.length ?? 0) > 1;
  const byRoute = new Map(routes.map((route, at) => [route, described[at] ?? []]));
  return {
    responses: Object.fromEntries(
      [...counts]
        .filter(([name]) => isShared(name))
        .map(([name, [first]]) => [name, first?.response])
        .sort(([one], [other]) => String(one).localeCompare(String(other))),
    ),
    of: (route: RouteConfig) =>
      Object.fromEntries(
        (byRoute.get(route) ?? []).map(({ status, name, response }) => [
          String(status),
          isShared(name) ? { $ref: `#/components/responses/${name}` } : response,
        ]),
      ),
  };
}

/** Authentication; cookies are set by logging in and by renewing. */
const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "access",
    description: "Set by logging in; lasts 15 minutes and is renewed by `refreshAccessToken`.",
  },
  renewal: {
    type: "apiKey",
    in: "cookie",
    name: "refresh",
    description: "Set beside the session; each works once.",
  },
  cardProvider: {
    type: "apiKey",
    in: "header",
    name: "stripe-signature",
    description: "The card provider's signature of its message.",
  },
};

/** A route's own requirement if declared, else a session unless it is open to visitors. */
function securityOf(route: RouteConfig): Record<string, string[]>[] {
  if (route.security) return route.security;
  return (route as { "x-access"?: Access })["x-access"] === "visitor" ? [] : [{ session: [] }];
}
