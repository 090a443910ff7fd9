/** What the pages of messages show beside a conversation; all of it stands in the address. */
export type MessagesView = {
  /** Part of a name. */
  name: string;
  /** Counted from 1; earlier pages are shown too. */
  page: number;
};

const LONGEST_NAME = 100;
/** So many pages are shown under each other at most. */
export const MOST_PAGES = 20;
/** How many conversations a page has. */
export const PAGE_SIZE = 15;

/** What an address asks for of the conversations; nonsense counts as nothing. */
export const readView = (params: URLSearchParams): MessagesView => viewIn(params, { name: "name", page: "page" });

/** What it asks for of the people whom one can write to. */
export const readPeopleView = (params: URLSearchParams): MessagesView =>
  viewIn(params, { name: "person", page: "people" });

function viewIn(params: URLSearchParams, names: Record<keyof MessagesView, string>): MessagesView {
  const page = Number(params.get(names.page));
  return {
    name: (params.get(names.name) ?? "").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** The part of the address after the question mark; what is usual is left out. */
export function viewQuery({ name, page }: MessagesView): string {
  const query = new URLSearchParams({ ...(name && { name }), ...(page > 1 && { page: String(page) }) });
  return String(query);
}
