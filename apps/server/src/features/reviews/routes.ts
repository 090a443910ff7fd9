import * as contract from "@aufwind/contract/reviews";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { databaseForReads } from "../../platform/http/replica-reads.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerIdOf } from "../../platform/session/actor.ts";
import { writeReview } from "./commands.ts";
import {
  answerReview,
  approveReview,
  approveReviews,
  contestReview,
  decideReview,
  removeAnswer,
} from "./moderation.ts";
import { contestedReviewFor, listOwnReviews, listReviews, listUnrated, readOwnReview } from "./queries.ts";

export function reviewRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listReviews, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query"), viewerId: viewerIdOf(c.get("actor")) };
    return c.json(await listReviews(databaseForReads(c, platform), asked), 200);
  });
  reviewWritingRoutes(api, platform);
  reviewActRoutes(api, platform);
}

function reviewActRoutes(api: Api, platform: Platform): void {
  const { database, clock } = platform;

  api.openapi(contract.listCoachReviews, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query"), coachId: memberOf(c).userId, now: clock.now() };
    return c.json(await listOwnReviews(database, asked), 200);
  });

  api.openapi(contract.approveReview, async (c) =>
    c.json(await approveReview(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId }), 200),
  );

  api.openapi(contract.approveSelectedReviews, async (c) =>
    c.json(await approveReviews(platform, { ...c.req.valid("json"), coachId: memberOf(c).userId }), 200),
  );

  api.openapi(contract.contestReview, async (c) => {
    const own = { ...c.req.valid("param"), coachId: memberOf(c).userId };
    return c.json(await contestReview(platform, { ...own, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.answerReview, async (c) => {
    const own = { ...c.req.valid("param"), coachId: memberOf(c).userId };
    return c.json(await answerReview(platform, { ...own, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.removeReviewAnswer, async (c) =>
    c.json(await removeAnswer(platform, { ...c.req.valid("param"), coachId: memberOf(c).userId }), 200),
  );

  api.openapi(contract.readContestedReview, async (c) =>
    c.json(await contestedReviewFor(platform, c.req.valid("param").id), 200),
  );

  api.openapi(contract.decideReview, async (c) => {
    const deciding = { ...c.req.valid("param"), ...c.req.valid("json"), operatorId: memberOf(c).userId };
    return c.json(await decideReview(platform, deciding), 200);
  });
}

function reviewWritingRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.writeReview, async (c) => {
    const given = { ...c.req.valid("json"), clientId: memberOf(c).userId, locale: localeOf(c) };
    return c.json(await writeReview(platform, given), 201);
  });

  api.openapi(contract.readOwnReview, async (c) => {
    const own = { ...c.req.valid("param"), clientId: memberOf(c).userId };
    return c.json(await readOwnReview(platform.database, own), 200);
  });

  api.openapi(contract.listUnrated, async (c) =>
    c.json({ items: await listUnrated(platform, memberOf(c).userId) }, 200),
  );
}
