/** The form that every control of the search page belongs to, wherever it stands. */
export const SEARCH_FORM = "search";
