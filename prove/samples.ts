import { randomUUID } from "node:crypto";
import type { z } from "zod";

/** What zod keeps about a schema, as far as a sample needs it. */
type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string | number>;
  values?: unknown[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  left?: z.ZodType;
  right?: z.ZodType;
  getter?: () => z.ZodType;
};

const defOf = (schema: z.ZodType) => (schema as unknown as { def: Def }).def;

export type SampleOptions = {
  /** The value of ids. */
  id?: string;
  /** Values by the name of a field, tried first. */
  named?: Record<string, unknown>;
};

const TEXTS = [
  "x",
  "Ein Satz, der lang genug ist, damit er genommen wird.",
  "2026-12-24",
  "2026-12-24T10:00:00.000Z",
  "2026-12-24T10:00",
  "2026-12",
  "10:00",
  "somebody@example.org",
  "https://www.example.org/",
  "Europe/Berlin",
  "de",
  "DE",
  "123456",
  "12345678901",
  "DE89370400440532013000",
  "+49 30 1234567",
  "10115",
  "A".repeat(43),
  "Sommer-2026",
];

/** What no type says: values by the name of their field, the first that is taken. */
const NAMED: Record<string, unknown[]> = {
  aboutVideoUrl: ["https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  accounts: [{ clearing: "1360", bank: "1200", sales: "8400", smallSales: "8195" }],
  birthDate: ["1980-04-01"],
  blobPath: ["documents/a.pdf"],
  days: [null],
  ground: ["fraud", "law", null],
  netPriceCents: [10_000, 15_000],
  p256dh: ["BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"],
  auth: ["BTBZMqHH6r4Tts7J_aSIgg"],
  page: ["/de/hilfe"],
  postalCode: ["10115"],
  preferredCoachingAreas: [["burnout"]],
  category: [["stress"], []],
  language: [["de"], "de"],
  setupIntentId: ["seti_nobody"],
  taxNumber: ["30/124/56789", null],
  taxType: [null, "eu_vat"],
  to: ["17:00", "2026-12-27T09:00"],
  from: ["09:00", "2026-12-24T14:00"],
  until: ["07:00"],
  vatNumber: ["DE123456789", "DE136695976", null],
  password: ["Sommer-2026"],
  passwordConfirmation: ["Sommer-2026"],
  zipCode: ["10115"],
  country: ["DE"],
  ...Object.fromEntries(["linkedin", "xing", "instagram", "facebook", "youtube"].map((name) => [name, ["", null]])),
};

const passes = (schema: z.ZodType, value: unknown) => {
  try {
    return schema.safeParse(value).success;
  } catch {
    return false;
  }
};

/** A value that the schema takes, as well as it can be guessed; undefined where nothing was found. */
export function sampleOf(schema: z.ZodType, taste: SampleOptions = {}, name = ""): unknown {
  const wanted = (taste.named?.[name] === undefined ? [] : [taste.named[name]]).concat(NAMED[name] ?? []);
  const guesses = [...wanted, ...guessesFor(schema, taste, name)];
  return guesses.find((guess) => passes(schema, guess)) ?? guesses[wanted.length];
}

function guessesFor(schema: z.ZodType, taste: SampleOptions, name: string): unknown[] {
  const def = defOf(schema);
  const inner = (of: z.ZodType | undefined) => (of ? [sampleOf(of, taste, name)] : []);
  switch (def.type) {
    case "object":
      return [Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, of]) => [key, sampleOf(of, taste, key)]))];
    case "string":
      // A text must not become the id of somebody's thing: it would be kept, and read again by its owner.
      return /id$/i.test(name) ? [taste.id ?? randomUUID(), ...TEXTS] : [...TEXTS, taste.id ?? randomUUID()];
    case "number":
      return [1, 5, 60, 100, 10_000, 0, 2026, 0.5];
    case "bigint":
      return [1n];
    case "boolean":
      return [true, false];
    case "date":
      return [new Date("2026-12-24T10:00:00Z")];
    case "enum":
      return Object.values(def.entries ?? {});
    case "literal":
      return def.values ?? [];
    case "array":
      return [inner(def.element), [], [...inner(def.element), ...inner(def.element)]];
    case "tuple":
      return [(def.items ?? []).flatMap(inner)];
    case "record":
      return [{}, { [String(inner(def.keyType)[0] ?? "x")]: inner(def.valueType)[0] }];
    case "union":
      return (def.options ?? []).flatMap(inner);
    case "intersection":
      return [Object.assign({}, inner(def.left)[0], inner(def.right)[0])];
    case "pipe":
      return [...(def.in ? guessesFor(def.in, taste, name) : []), "1", "true"];
    case "lazy":
      return inner(def.getter?.());
    case "null":
      return [null];
    default:
      return def.innerType ? guessesFor(def.innerType, taste, name) : ["x", 1, null, undefined];
  }
}

/** Whether anything in the schema takes an id. */
export function takesId(schema: z.ZodType, depth = 0): boolean {
  if (depth > 6) return false;
  const def = defOf(schema);
  const inner = [def.element, def.innerType, def.in, ...Object.values(def.shape ?? {}), ...(def.options ?? [])];
  if (def.type === "string") return passes(schema, randomUUID()) && !passes(schema, "x");
  return inner.some((of) => of !== undefined && takesId(of, depth + 1));
}
