/** One query parameter of a list; empty values count as absent. */
type Field<T> = {
  read(typed: readonly string[]): { value: T | undefined; isClear: boolean };
  write(value: T): string[];
  /** The default, which may depend on the fields before it. */
  usual(before: never): T;
};
type Fields = Record<string, Field<unknown>>;
type ValueOf<F> = F extends Field<infer T> ? T : never;

export type List<F extends Fields = Fields> = {
  fields: F;
  /** The fields that filter; the others sort or page. */
  filters: readonly string[];
  /** The most pages shown below each other. */
  mostPages: number;
  /** What a page number out of range counts as. */
  pastMost: "nonsense" | "last";
  /** The name of the page parameter, for two lists on one page. */
  pageName: string;
};

/** The view of a list, all in the address. Pages count from 1; earlier pages are shown too. */
export type ViewOf<L> = L extends List<infer F> ? { [K in keyof F]: ValueOf<F[K]> } & { page: number } : never;

type Options<F> = Partial<Pick<List, "mostPages" | "pastMost" | "pageName">> & {
  filters?: readonly (keyof F & string)[];
};

export const defineList = <F extends Fields>(fields: F, options: Options<F> = {}): List<F> => ({
  fields,
  filters: [],
  mostPages: 30,
  pastMost: "nonsense",
  pageName: "page",
  ...options,
});

/** One of these values; `unsaid` is one that counts as absent. */
export function oneOf<T extends string | number, Before = unknown>(
  values: readonly T[],
  usual: T | ((before: Before) => T),
  { unsaid }: { unsaid?: T } = {},
): Field<T> {
  return {
    read: ([typed]) => {
      const found = values.find((value) => String(value) === typed);
      return { value: found === unsaid ? undefined : found, isClear: typed === undefined || found !== undefined };
    },
    write: (value) => [String(value)],
    usual: typeof usual === "function" ? usual : () => usual,
  };
}

/** Any of these values, in their order. */
export const someOf = <T extends string>(values: readonly T[]): Field<T[]> => ({
  read: (typed) => ({
    value: values.filter((value) => typed.includes(value)),
    isClear: typed.every((each) => values.some((value) => value === each)),
  }),
  write: (value) => value,
  usual: () => [],
});

/** A search text, cut to the limit. */
export const words = (longest: number): Field<string> => ({
  read: ([typed = ""]) => {
    const line = typed.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
    return { value: line.slice(0, longest), isClear: true };
  },
  write: (value) => [value],
  usual: () => "",
});

/** A text of a fixed format, such as an id. */
export const matching = (pattern: RegExp): Field<string> => ({
  read: ([typed = ""]) => {
    const isGood = pattern.test(typed);
    return { value: isGood ? typed : undefined, isClear: isGood || typed === "" };
  },
  write: (value) => [value],
  usual: () => "",
});

function pageIn(params: URLSearchParams, { mostPages, pastMost, pageName }: List): number | undefined {
  const page = Number(params.get(pageName) || 1);
  if (!Number.isInteger(page)) return undefined;
  if (pastMost === "last") return Math.min(Math.max(page, 1), mostPages);
  return page >= 1 && page <= mostPages ? page : undefined;
}

/** The view of an address; invalid parts are ignored and reported. */
export function readView<L extends List>(list: L, params: URLSearchParams): { view: ViewOf<L>; isClear: boolean } {
  const page = pageIn(params, list);
  let isClear = page !== undefined;
  const view: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(list.fields)) {
    const read = field.read(params.getAll(name).filter(Boolean));
    view[name] = read.value ?? field.usual(view as never);
    isClear &&= read.isClear;
  }
  return { view: { ...view, page: page ?? 1 } as ViewOf<L>, isClear };
}

/** Whether a field has its default value. */
const isUsual = (field: Field<unknown>, view: Record<string, unknown>, name: string) =>
  String(field.write(view[name])) === String(field.write(field.usual(view as never)));

/** The query string; defaults are left out, other parameters of `kept` come first. */
export function viewQuery<L extends List>(list: L, view: ViewOf<L>, kept?: URLSearchParams): string {
  const said = view as Record<string, unknown> & { page: number };
  const query = new URLSearchParams(kept);
  for (const name of [...Object.keys(list.fields), list.pageName]) query.delete(name);
  for (const [name, field] of Object.entries(list.fields))
    if (!isUsual(field, said, name)) for (const value of field.write(said[name])) query.append(name, value);
  if (said.page !== 1) query.append(list.pageName, String(said.page));
  return query.toString();
}

/** How many filters are active; each box counts. */
export function countFilters<L extends List>(list: L, view: ViewOf<L>): number {
  const said = view as Record<string, unknown>;
  const counts = list.filters.map((name) => {
    const field = list.fields[name];
    if (!field || isUsual(field, said, name)) return 0;
    return Array.isArray(said[name]) ? said[name].length : 1;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
