import { NOTE_SEARCH_LIMIT } from "@aufwind/rules/notes";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";

export const ORDERS = ["newest", "oldest"] as const;

/** The view of the list of notes, all in the address. */
export type NotesView = {
  name: string;
  text: string;
  /** Only the notes about one client. */
  client: string;
  order: (typeof ORDERS)[number];
  size: number;
  /** From 1; earlier pages are shown too. */
  page: number;
};

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const USUAL_SIZE = 10;
/** The most pages shown below each other. */
export const MOST_PAGES = 30;
const PAGES = Array.from({ length: MOST_PAGES }, (_, page) => page + 1);

/** The view of an address; invalid parts are ignored and reported. */
export function readView(params: URLSearchParams): { view: NotesView; isClear: boolean } {
  let isClear = true;
  function one<T extends string | number>(name: string, values: readonly T[], usual: T): T {
    const typed = params.get(name);
    const found = values.find((value) => String(value) === typed);
    if (typed && found === undefined) isClear = false;
    return found ?? usual;
  }
  const words = (name: string) =>
    (params.get(name) ?? "")
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, NOTE_SEARCH_LIMIT);
  const client = params.get("client") ?? "";
  const view: NotesView = {
    name: words("name"),
    text: words("text"),
    client: ID.test(client) ? client : "",
    order: one("order", ORDERS, "newest"),
    size: one("size", PAGE_SIZES, USUAL_SIZE),
    page: one("page", PAGES, 1),
  };
  return { view, isClear: isClear && view.client === client };
}

/** The query string; defaults are left out. */
export function viewQuery({ name, text, client, order, size, page }: NotesView): string {
  const parts: [string, string, boolean][] = [
    ["client", client, client !== ""],
    ["name", name, name !== ""],
    ["text", text, text !== ""],
    ["order", order, order !== "newest"],
    ["size", String(size), size !== USUAL_SIZE],
    ["page", String(page), page !== 1],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, isSaid]) => (isSaid ? [[key, value]] : []))).toString();
}

export const isNarrowed = ({ name, text, client }: NotesView): boolean => [name, text, client].some(Boolean);
