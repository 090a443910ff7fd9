import type { Locale } from "@aufwind/rules/locale";
import type { Room, Translate, WordParams } from "./rooms.ts";

/** The words of one room, as its JSON file has them. */
export type RoomWords = { [key: string]: string | RoomWords };
export type FetchRoom = (locale: Locale, room: string) => Promise<RoomWords>;

type BookFacts = {
  locale: Locale;
  /** Known to every sentence as `{{brand}}`. */
  brand: string;
  rooms: Record<string, RoomWords>;
  fetchRoom?: FetchRoom | undefined;
};

/**
 * All words of one language. The files are i18next's format (`{{name}}`, `_one`, `_other`), read by these few lines
 * because i18next itself would be a fifth of all the JavaScript that a visitor loads.
 */
export class WordBook {
  readonly #facts: BookFacts;
  readonly #sentences = new Map<string, Map<string, string>>();
  readonly #rooms = new Map<string, { t: Translate<Room> }>();
  readonly #coming = new Map<string, Promise<void>>();
  #plurals: Intl.PluralRules | undefined;

  constructor(facts: BookFacts) {
    this.#facts = facts;
    for (const [room, words] of Object.entries(facts.rooms)) this.#take(room, words);
  }

  get locale() {
    return this.#facts.locale;
  }

  /** What to wait for before a room can be read: nothing for one that the page came with. */
  coming(room: string): Promise<void> | undefined {
    const isHere = this.#sentences.has(room) || !this.#facts.fetchRoom;
    return this.#coming.get(room) ?? (isHere ? undefined : this.load(room));
  }

  /** Loads a room once, for pages that are reached later. */
  load(room: string): Promise<void> {
    const { fetchRoom, locale } = this.#facts;
    const coming = this.#coming.get(room) ?? fetchRoom?.(locale, room).then((words) => this.#take(room, words));
    if (coming) this.#coming.set(room, coming);
    return coming ?? Promise.resolve();
  }

  room<R extends Room>(room: R): { t: Translate<R> } {
    const known = this.#rooms.get(room) ?? { t: (key: string, params) => this.#say(room, key, params) };
    this.#rooms.set(room, known);
    return known as { t: Translate<R> };
  }

  /** Any sentence by its full name: `home:title`. */
  readonly t: Translate = (key, params) => this.#say("common", key, params);

  #take(room: string, words: RoomWords) {
    const sentences = new Map<string, string>();
    const flatten = (part: RoomWords, path: string) => {
      for (const [key, value] of Object.entries(part)) {
        if (typeof value !== "string") flatten(value, `${path}${key}.`);
        else sentences.set(`${path}${key}`, value.replaceAll("{{brand}}", this.#facts.brand));
      }
    };
    flatten(words, "");
    this.#sentences.set(room, sentences);
  }

  /** With the first number: a page that only loads its words would wait for it. */
  #pluralOf(count: number): string {
    this.#plurals ??= new Intl.PluralRules(this.locale);
    return this.#plurals.select(count);
  }

  #say(room: string, key: string, params?: WordParams): string {
    const here = this.#sentences.get(room);
    if (!params) return here?.get(key) ?? this.#elsewhere(key) ?? key;
    const { count } = params;
    const plural = typeof count === "number" ? `${key}_${this.#pluralOf(count)}` : key;
    const sentence = here?.get(plural) ?? here?.get(key) ?? this.#elsewhere(plural) ?? this.#elsewhere(key) ?? key;
    return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ""));
  }

  /** A sentence of another room, by its full name. */
  #elsewhere(key: string): string | undefined {
    const colon = key.indexOf(":");
    return colon < 0 ? undefined : this.#sentences.get(key.slice(0, colon))?.get(key.slice(colon + 1));
  }
}
