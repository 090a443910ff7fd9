import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** From 0, guessed at once, to 4, hard to guess. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** German words; the library's lists are mostly English. */
const FIRST_IDEAS =
  "qwertz passwort geheim hallo willkommen schatz liebling engel sonne sommer winter herbst berlin hamburg münchen deutschland fussball coaching coach";

/** How hard a password is to guess for somebody who knows these words about the person. */
export function strengthOf(password: string, words: readonly string[]): Strength {
  const known = [...FIRST_IDEAS.split(" "), ...words.filter((word) => word.length > 2)];
  return judge.check(password, known).score;
}
