import type { Category } from "./questions.server.ts";
import { askedWords, fold, isNear } from "./word-forms.ts";

const plainText = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();

type Question = Category["questions"][number];
type Match = (word: string, text: string) => boolean;

const stands: Match = (word, text) => text.includes(word);
const standsNearly: Match = (word, text) =>
  text.includes(word) || (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((token) => isNear(word, token));

/** The score of a question: none if one word is missing; the title counts more. */
function scoreOf(
  words: string[][],
  { title, html }: Question,
  { category, match }: { category: string; match: Match },
) {
  const head = fold(title);
  const text = fold(`${category} ${title} ${plainText(html)}`);
  const scores = words.map((ways) => {
    if (ways.some((way) => match(way, head))) return 3;
    return ways.some((way) => match(way, text)) ? 1 : 0;
  });
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0);
}

/** The questions with every word, scored; typing mistakes are tolerated only if nothing else is found. */
function scored(categories: Category[], q: string) {
  const words = askedWords(q);
  const look = (match: Match) =>
    categories.flatMap((category) =>
      category.questions.flatMap((question) => {
        const score = scoreOf(words, question, { category: category.title, match });
        return score > 0 ? [{ question, score }] : [];
      }),
    );
  const found = words.length > 0 ? look(stands) : [];
  return found.length > 0 || words.length === 0 ? found : look(standsNearly);
}

/** The questions that match `q`, by category; empty categories are left out. */
export function searchQuestions(categories: Category[], q: string): Category[] {
  if (!q.trim()) return categories;
  const found = new Set(scored(categories, q).map(({ question }) => question));
  return categories
    .map((category) => ({ ...category, questions: category.questions.filter((question) => found.has(question)) }))
    .filter(({ questions }) => questions.length > 0);
}

const SNIPPET = 150;

/** A search result, with the beginning of its answer. */
export function toFinding({ id, title, html }: Question) {
  const [first = ""] = html.split(/<\/(?:p|li)>/);
  const text = plainText(first);
  const end = text.length > SNIPPET ? text.lastIndexOf(" ", SNIPPET) : text.endsWith(":") ? -1 : undefined;
  // The dots stay beside the last word.
  return { id, title, text: end === undefined ? text : `${text.slice(0, end)}\u00a0…` };
}
export type Finding = ReturnType<typeof toFinding>;

/** The same in one list, best first. */
export const bestQuestions = (categories: Category[], q: string): Finding[] =>
  scored(categories, q)
    .sort((a, b) => b.score - a.score)
    .map(({ question }) => toFinding(question));

/** Structured data of a FAQ page. */
export const toFaqFacts = (categories: Category[]) => ({
  "@type": "FAQPage",
  mainEntity: categories.flatMap(({ questions }) =>
    questions.map(({ title, html }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: html.trim() },
    })),
  ),
});
