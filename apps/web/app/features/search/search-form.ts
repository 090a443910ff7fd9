/** The form that every control of the search page belongs to, wherever it is. */
export const SEARCH_FORM = "search";
