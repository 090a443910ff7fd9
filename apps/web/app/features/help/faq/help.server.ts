import type { LoaderArgs } from "../../../platform/http/api.ts";
import { MOST_ASKED } from "./most-asked.ts";
import { type Audience, loadQuestions } from "./questions.server.ts";
import { bestQuestions, toFinding } from "./search.ts";

const MOST_SHOWN = 12;

/** The help's questions: results for `q`, or the most common ones. */
export async function loadHelp(visit: LoaderArgs, audience: Audience) {
  const { categories, q } = await loadQuestions(visit, audience);
  const asked = q.trim();
  const questions = categories.flatMap((category) => category.questions);
  const mostAsked = MOST_ASKED[audience].flatMap((id) => questions.find((question) => question.id === id) ?? []);
  return {
    audience,
    q: asked,
    found: asked ? bestQuestions(categories, asked).slice(0, MOST_SHOWN) : mostAsked.map(toFinding),
  };
}
