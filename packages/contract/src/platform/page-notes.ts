/** What a page says it showed, for whoever counts; kept with the page where that is cached. */
export type PageNote = { step: string; source: string; ids: readonly string[] };
