type NamedLanguage = { code: string; name: string };

/** The languages in which a kind is held, and the one that this reader gets without a choice. */
export type SessionLanguages = { languages: readonly NamedLanguage[]; usualLanguage: string | null };

/** In which language a kind is booked: the address's if it is held in it, else the usual one; null if there is none. */
export function chosenLanguage({ languages, usualLanguage }: SessionLanguages, query: URLSearchParams) {
  const language =
    languages.find(({ code }) => code === query.get("language")) ??
    languages.find(({ code }) => code === usualLanguage) ??
    null;
  /** Only what somebody chose stands in addresses. */
  const asked = language?.code === query.get("language") ? (language?.code ?? null) : null;
  return { language, askedLanguage: asked };
}
