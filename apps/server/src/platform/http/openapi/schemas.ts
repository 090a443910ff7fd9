import { z } from "zod";

export type JsonSchema = { [keyword: string]: unknown };
type Direction = "input" | "output";
type Converted = { of: Map<z.ZodType, JsonSchema>; components: Map<string, JsonSchema> };

const COMPONENTS = "#/components/schemas/";

/**
 * Request (`input`) and response (`output`) schemas as JSON Schema, by zod's own conversion. Named schemas become
 * components; one whose input and output differ gets a second name.
 */
export function describeSchemas(names: Map<z.ZodType, string>, used: Record<Direction, Set<z.ZodType>>) {
  const [input, output] = [convert("input", names, used.input), convert("output", names, used.output)];
  const answered = reachable([...output.of.values()], output.components);
  const taken = reachable([...input.of.values()], input.components);
  const differing = differences(taken, answered, { input, output });
  const renamed = (schema: JsonSchema) =>
    mapRefs(schema, (name) => ({ $ref: `${COMPONENTS}${name}${differing.has(name) ? "Input" : ""}` }));
  const components = new Map<string, JsonSchema>();
  for (const name of answered) components.set(name, output.components.get(name) ?? {});
  for (const name of taken)
    components.set(differing.has(name) ? `${name}Input` : name, renamed(input.components.get(name) ?? {}));
  return {
    input: (schema: z.ZodType): JsonSchema => renamed(input.of.get(schema) ?? {}),
    output: (schema: z.ZodType): JsonSchema => output.of.get(schema) ?? {},
    components: Object.fromEntries([...components].sort(([one], [other]) => one.localeCompare(other))),
  };
}

function convert(io: Direction, names: Map<z.ZodType, string>, used: Set<z.ZodType>): Converted {
  const registry = z.registry<{ id: string }>();
  for (const [schema, name] of names) registry.add(schema, { id: name });
  const unnamed = new Map(
    [...used].filter((schema) => !names.has(schema)).map((schema, at) => [schema, `inline${at}`]),
  );
  for (const [schema, id] of unnamed) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `${COMPONENTS}${id}`,
    unrepresentable: "any",
    override: (of) => seeThrough(of, io),
  });
  const raw = new Map(
    Object.entries(schemas as Record<string, JsonSchema>).map(([id, each]) => [id, withoutIds(each)]),
  );
  const ids = new Set(unnamed.values());
  // Unnamed schemas are inlined, inside of others too.
  const inlined = (schema: JsonSchema): JsonSchema =>
    mapRefs(schema, (id) => (ids.has(id) ? inlined(raw.get(id) ?? {}) : { $ref: `${COMPONENTS}${id}` }));
  return {
    of: new Map(
      [...used].map((schema) => {
        const name = names.get(schema);
        return [schema, name ? { $ref: `${COMPONENTS}${name}` } : inlined(raw.get(unnamed.get(schema) ?? "") ?? {})];
      }),
    ),
    components: new Map([...names.values()].map((name) => [name, inlined(raw.get(name) ?? {})])),
  };
}

type SeeThroughParams = { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema };

/** Query parameters are preprocessed before validation: what is described is what is validated. */
function seeThrough({ zodSchema, jsonSchema }: SeeThroughParams, io: Direction): void {
  const { def } = zodSchema._zod;
  if (io === "output" || def.type !== "pipe" || def.in._zod.def.type !== "transform") return;
  Object.assign(jsonSchema, withoutIds(z.toJSONSchema(def.out, { io, unrepresentable: "any" }) as JsonSchema));
}

const withoutIds = ({ $id: _id, $schema: _schema, ...schema }: JsonSchema): JsonSchema => schema;

/** A copy in which each reference to a component is replaced. */
function mapRefs(schema: JsonSchema, replace: (name: string) => JsonSchema): JsonSchema {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    const { $ref, ...beside } = value as JsonSchema;
    const rest = Object.fromEntries(Object.entries(beside).map(([key, each]) => [key, visit(each)]));
    return typeof $ref === "string" ? { ...replace($ref.slice(COMPONENTS.length)), ...rest } : rest;
  };
  return visit(schema) as JsonSchema;
}

function refsIn(schema: JsonSchema): Set<string> {
  const found = new Set<string>();
  mapRefs(schema, (name) => {
    found.add(name);
    return {};
  });
  return found;
}

/** The names of all components that these schemas need, recursively. */
function reachable(schemas: JsonSchema[], components: Map<string, JsonSchema>): Set<string> {
  const found = new Set<string>();
  const follow = (schema: JsonSchema) => {
    for (const name of refsIn(schema)) {
      if (found.has(name)) continue;
      found.add(name);
      follow(components.get(name) ?? {});
    }
  };
  for (const schema of schemas) follow(schema);
  return found;
}

/** Names whose input and output differ, themselves or in what they contain. */
function differences(taken: Set<string>, answered: Set<string>, { input, output }: Record<Direction, Converted>) {
  const both = [...taken].filter((name) => answered.has(name));
  const shapeOf = (side: Converted, name: string) => JSON.stringify(side.components.get(name));
  const differing = new Set(both.filter((name) => shapeOf(input, name) !== shapeOf(output, name)));
  for (let before = -1; before !== differing.size; ) {
    before = differing.size;
    for (const name of both)
      if ([...refsIn(input.components.get(name) ?? {})].some((each) => differing.has(each))) differing.add(name);
  }
  return differing;
}
