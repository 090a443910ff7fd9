import { defineList, type ViewOf, words } from "../../shared/list/view.ts";

const LONGEST_NAME = 100;
/** How many conversations or people a page has. */
export const PAGE_SIZE = 15;

/** Somebody's conversations: part of a name, and how far. */
export const CONVERSATIONS = defineList({ name: words(LONGEST_NAME) }, { mostPages: 20 });
export type MessagesView = ViewOf<typeof CONVERSATIONS>;

/** The people whom one can write to, on the same page and beside its conversations. */
export const PEOPLE = defineList({ person: words(LONGEST_NAME) }, { mostPages: 20, pageName: "people" });
