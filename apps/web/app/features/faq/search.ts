import type { Category } from "./questions.server.ts";

/** So that "kundigen", "kuendigen" and "KÜNDIGEN" all find „kündigen“. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([aou])e/g, "$1");

const withoutTags = (html: string) => html.replace(/<[^>]+>/g, " ");

/** The questions in which every word of `q` stands, in their categories; empty categories are left out. */
export function searchQuestions(categories: Category[], q: string): Category[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return categories;
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ title, html }) => {
        const text = fold(`${category.title} ${title} ${withoutTags(html)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** The facts of a page of questions for search engines. */
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
