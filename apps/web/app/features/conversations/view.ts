/** The view of the messages pages, all in the address. */
export type MessagesView = {
  /** Part of a name. */
  name: string;
  /** From 1; earlier pages are shown too. */
  page: number;
};

const LONGEST_NAME = 100;
/** The most pages shown below each other. */
export const MOST_PAGES = 20;
/** Conversations per page. */
export const PAGE_SIZE = 15;

/** The conversations part of an address; invalid parts are ignored. */
export const readView = (params: URLSearchParams): MessagesView => viewIn(params, { name: "name", page: "page" });

/** The people part of an address. */
export const readPeopleView = (params: URLSearchParams): MessagesView =>
  viewIn(params, { name: "person", page: "people" });

function viewIn(params: URLSearchParams, names: Record<keyof MessagesView, string>): MessagesView {
  const page = Number(params.get(names.page));
  return {
    name: (params.get(names.name) ?? "").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_NAME),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** The query string; defaults are left out. */
export function viewQuery({ name, page }: MessagesView): string {
  const query = new URLSearchParams({ ...(name && { name }), ...(page > 1 && { page: String(page) }) });
  return String(query);
}
