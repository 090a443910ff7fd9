import { invalid } from "./errors.ts";

/** A form as the provider writes it, brackets made into a tree: `card[exp_month]=3`, `expand[0]=customer`. */
export type Form = { [name: string]: string | Form };

export function readForm(text: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) put(form, pathOf(name), value);
  return form;
}

/** Without a prototype, so that no name from a request collides with a built-in one. */
const emptyForm = (): Form => Object.create(null);

const pathOf = (name: string) => {
  const [first = "", ...inner] = name.split("[");
  return [first, ...inner.map((part) => part.replace(/\]$/, ""))];
};

function put(form: Form, [name = "", ...rest]: string[], value: string): void {
  // `types[]=a&types[]=b`: appended in order.
  const key = name === "" ? String(Object.keys(form).length) : name;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = form[key];
  const branch = typeof inner === "object" ? inner : emptyForm();
  form[key] = branch;
  put(branch, rest, value);
}

type Base = {
  text: string;
  integer: number;
  boolean: boolean;
  texts: string[];
  /** Names and values; an empty value removes a name. */
  metadata: Record<string, string>;
  /** A moment, or a range of moments. */
  range: Range;
};
export type Range = { gt?: number; gte?: number; lt?: number; lte?: number };

/** What a route takes: names and types, `!` for required, an object for nested parameters. */
export type Spec = { [name: string]: keyof Base | `${keyof Base}!` | Spec };

export type Params<S extends Spec> = {
  [K in keyof S]: S[K] extends `${infer B extends keyof Base}!`
    ? Base[B]
    : S[K] extends keyof Base
      ? Base[S[K]] | undefined
      : S[K] extends Spec
        ? Params<S[K]> | undefined
        : never;
};

/** Reads a form by its spec; unknown, missing or wrongly typed parameters are refused like at the provider. */
export function readParams<S extends Spec>(form: Form, spec: S, prefix = ""): Params<S> {
  const named = (name: string) => (prefix ? `${prefix}[${name}]` : name);
  for (const name of Object.keys(form)) {
    if (!Object.hasOwn(spec, name))
      throw invalid(`Received unknown parameter: ${named(name)}`, { code: "parameter_unknown", param: named(name) });
  }
  const read = Object.entries(spec).map(([name, kind]) => [name, readOne(form[name], kind, named(name))]);
  return Object.fromEntries(read);
}

function readOne(value: string | Form | undefined, kind: Spec[string], param: string): unknown {
  if (typeof kind === "object") {
    if (typeof value === "string" && value !== "") throw invalid(`Invalid object: ${param}`, { param });
    // An empty text removes the whole object, or that part of it.
    return typeof value === "object" ? readParams(value, kind, param) : undefined;
  }
  const isNeeded = kind.endsWith("!");
  if (value === undefined || (isNeeded && value === "")) {
    if (!isNeeded) return undefined;
    throw invalid(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  return READERS[kind.replace("!", "") as keyof Base](value, param);
}

const READERS: { [K in keyof Base]: (value: string | Form, param: string) => Base[K] } = {
  text(value, param) {
    if (typeof value !== "string") throw invalid(`Invalid string: ${param}`, { param });
    if (value.length > 5000)
      throw invalid(`${param} is too long (5000 characters at most)`, {
        code: "parameter_invalid_string_blank",
        param,
      });
    return value;
  },
  integer(value, param) {
    const number = Number(value);
    if (typeof value === "string" && /^-?\d+$/.test(value) && Number.isSafeInteger(number)) return number;
    throw invalid(`Invalid integer: ${value}`, { code: "parameter_invalid_integer", param });
  },
  boolean(value, param) {
    if (value === "true" || value === "false") return value === "true";
    throw invalid(`Invalid boolean: ${value}`, { param });
  },
  texts(value, param) {
    const all = typeof value === "string" ? [value] : Object.values(value);
    return all.filter((each) => each !== "").map((each) => READERS.text(each, param));
  },
  metadata(value, param) {
    if (value === "") return {};
    if (typeof value === "string") throw invalid(`Invalid object: ${param}`, { param });
    const pairs = Object.entries(value).map(([name, each]) => [name, READERS.text(each, `${param}[${name}]`)]);
    const tooLong = pairs.find(([name = "", each = ""]) => name.length > 40 || each.length > 500);
    if (pairs.length > 50 || tooLong)
      throw invalid("Metadata has at most 50 keys of 40 characters with values of 500 characters.", { param });
    return Object.fromEntries(pairs);
  },
  range(value, param) {
    if (typeof value === "string") {
      const moment = READERS.integer(value, param);
      return { gte: moment, lte: moment };
    }
    const range = readParams(value, { gt: "integer", gte: "integer", lt: "integer", lte: "integer" }, param);
    return Object.fromEntries(Object.entries(range).filter(([, each]) => each !== undefined));
  },
};
