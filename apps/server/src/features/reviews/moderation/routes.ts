import * as contract from "@aufwind/contract/reviews";
import { type Api, memberOf } from "../../../platform/http/api-env.ts";
import type { Platform } from "../../../platform/platform.ts";
import { answer, approve, contest, decide, listOwnReviews, removeAnswer } from "./commands.ts";

export function reviewActRoutes(api: Api, platform: Platform): void {
  const { database, clock } = platform;

  api.openapi(contract.listCoachReviews, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query"), coachId: memberOf(c).userId, now: clock.now() };
    return c.json(await listOwnReviews(database, asked), 200);
  });

  api.openapi(contract.approveReview, async (c) =>
    c.json(await approve(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId }), 200),
  );

  api.openapi(contract.contestReview, async (c) => {
    const own = { ...c.req.valid("param"), coachId: memberOf(c).userId };
    return c.json(await contest(platform, { ...own, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.answerReview, async (c) => {
    const own = { ...c.req.valid("param"), coachId: memberOf(c).userId };
    return c.json(await answer(platform, { ...own, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.removeReviewAnswer, async (c) =>
    c.json(await removeAnswer(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId }), 200),
  );

  api.openapi(contract.decideReview, async (c) => {
    const deciding = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: memberOf(c).userId };
    return c.json(await decide(platform, deciding), 200);
  });
}
