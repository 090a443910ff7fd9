import type { Locale } from "@aufwind/rules/locale";
import type { Namespace, Translate, WordParams } from "./namespaces.ts";

/** The texts of one namespace, as in its JSON file. */
export type NamespaceTexts = { [key: string]: string | NamespaceTexts };
export type FetchNamespace = (locale: Locale, namespace: string) => Promise<NamespaceTexts>;

type BookFacts = {
  locale: Locale;
  /** Available in every sentence as `{{brand}}`. */
  brand: string;
  namespaces: Record<string, NamespaceTexts>;
  fetchNamespace?: FetchNamespace | undefined;
};

/**
 * All texts of one language, in i18next's format (`{{name}}`, `_one`, `_other`), read by these few lines because
 * i18next itself would be a fifth of a visitor's JavaScript.
 */
export class Translator {
  readonly #facts: BookFacts;
  readonly #sentences = new Map<string, Map<string, string>>();
  readonly #namespaces = new Map<string, { t: Translate<Namespace> }>();
  readonly #coming = new Map<string, Promise<void>>();

  constructor(facts: BookFacts) {
    this.#facts = facts;
    for (const [namespace, texts] of Object.entries(facts.namespaces)) this.#take(namespace, texts);
  }

  get locale() {
    return this.#facts.locale;
  }

  /** A promise to wait for before a namespace can be used: none for one that the page came with. */
  coming(namespace: string): Promise<void> | undefined {
    const isHere = this.#sentences.has(namespace) || !this.#facts.fetchNamespace;
    return this.#coming.get(namespace) ?? (isHere ? undefined : this.load(namespace));
  }

  /** Loads a namespace once, for pages that are reached later. */
  load(namespace: string): Promise<void> {
    const { fetchNamespace, locale } = this.#facts;
    const coming =
      this.#coming.get(namespace) ?? fetchNamespace?.(locale, namespace).then((texts) => this.#take(namespace, texts));
    if (coming) this.#coming.set(namespace, coming);
    return coming ?? Promise.resolve();
  }

  namespace<R extends Namespace>(namespace: R): { t: Translate<R> } {
    const known = this.#namespaces.get(namespace) ?? { t: (key: string, params) => this.#say(namespace, key, params) };
    this.#namespaces.set(namespace, known);
    return known as { t: Translate<R> };
  }

  /** Any sentence by its full name: `home:title`. */
  readonly t: Translate = (key, params) => this.#say("common", key, params);

  #take(namespace: string, texts: NamespaceTexts) {
    const sentences = new Map<string, string>();
    const flatten = (part: NamespaceTexts, path: string) => {
      for (const [key, value] of Object.entries(part)) {
        if (typeof value !== "string") flatten(value, `${path}${key}.`);
        else sentences.set(`${path}${key}`, value.replaceAll("{{brand}}", this.#facts.brand));
      }
    };
    flatten(texts, "");
    this.#sentences.set(namespace, sentences);
  }

  /** The keys of a sentence about a number, the best first; none of something may have a sentence of its own. */
  #formsOf(key: string, count: number): string[] {
    // The rule of both languages; asked of `Intl`, a page would wait for its first use.
    const forms = [`${key}_${Math.abs(count) === 1 ? "one" : "other"}`, key];
    return count === 0 ? [`${key}_zero`, ...forms] : forms;
  }

  #say(namespace: string, key: string, params?: WordParams): string {
    const here = this.#sentences.get(namespace);
    if (!params) return here?.get(key) ?? this.#elsewhere(key) ?? key;
    const { count } = params;
    const forms = typeof count === "number" ? this.#formsOf(key, count) : [key];
    const find = (from: (form: string) => string | undefined) => forms.map(from).find((found) => found !== undefined);
    const sentence = find((form) => here?.get(form)) ?? find((form) => this.#elsewhere(form)) ?? key;
    return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ""));
  }

  /** A sentence of another namespace, by its full name. */
  #elsewhere(key: string): string | undefined {
    const colon = key.indexOf(":");
    return colon < 0 ? undefined : this.#sentences.get(key.slice(0, colon))?.get(key.slice(colon + 1));
  }
}

/** Namespaces that every page needs. */
export const SHARED_NAMESPACES = ["common", "shell"] as const;

/** Texts by language and namespace. */
export type Translations = Partial<Record<Locale, Record<string, NamespaceTexts>>>;
type Source = { translations: Translations; fetchNamespace?: FetchNamespace };

let source: Source = { translations: {} };
const books = new Map<string, Translator>();

/** Sets the source of texts: on the server all namespaces, in the browser the page's and a loader for more. */
export function provideTranslations(given: Source) {
  source = given;
  books.clear();
}

/** The texts of one language, with the brand filled in. */
export function translatorFor(locale: Locale, brand: string): Translator {
  const key = `${locale} ${brand}`;
  const { translations, fetchNamespace } = source;
  const book =
    books.get(key) ?? new Translator({ locale, brand, namespaces: translations[locale] ?? {}, fetchNamespace });
  books.set(key, book);
  return book;
}
