import { NOTE_SEARCH_LIMIT } from "@aufwind/rules/notes";
import { PAGE_SIZES } from "@aufwind/rules/search/filters";
import { defineList, matching, oneOf, type ViewOf, words } from "../../../shared/list/view.ts";

export const ORDERS = ["newest", "oldest"] as const;

/** A coach's notes. */
export const NOTES = defineList(
  {
    /** The notes about one client alone. */
    client: matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    name: words(NOTE_SEARCH_LIMIT),
    text: words(NOTE_SEARCH_LIMIT),
    order: oneOf(ORDERS, "newest"),
    size: oneOf(PAGE_SIZES, 10),
  },
  { filters: ["client", "name", "text"] },
);
export type NotesView = ViewOf<typeof NOTES>;
