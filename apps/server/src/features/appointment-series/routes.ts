import * as contract from "@aufwind/contract/appointment-series";
import * as changes from "@aufwind/contract/appointment-series-changes";
import type { Context } from "hono";
import { type Api, type ApiEnv, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { cancelSeries, moveSeries } from "./change-commands.ts";
import { answerSeries, bookSeries } from "./commands.ts";
import { previewCancellation, previewMove, previewSeries, readSeries } from "./queries.ts";

export function appointmentSeriesRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.previewSeries, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query"), clientId: memberOf(c).userId };
    return c.json(await previewSeries(platform, asked), 200);
  });

  api.openapi(contract.bookSeries, async (c) => {
    const { userId } = memberOf(c);
    const { starts, ...wanted } = c.req.valid("json");
    const id = await bookSeries(platform, {
      ...wanted,
      starts: starts.map((start) => new Date(start)),
      clientId: userId,
      locale: localeOf(c),
    });
    return c.json(await readSeries(platform, { id, userId }), 201);
  });

  api.openapi(contract.readSeries, async (c) => c.json(await now(c, c.req.valid("param").id), 200));

  /** The series after the act. */
  const now = (c: Context<ApiEnv>, id: string) => readSeries(platform, { id, userId: memberOf(c).userId });

  answerRoutes(api, platform, now);
  changeRoutes(api, platform, now);
}

type Now = (c: Context<ApiEnv>, id: string) => ReturnType<typeof readSeries>;

function answerRoutes(api: Api, platform: Platform, now: Now): void {
  api.openapi(contract.giveSeriesDetails, async (c) => {
    const { id } = c.req.valid("param");
    await answerSeries(platform, { id, userId: memberOf(c).userId, event: "giveDetails" });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.confirmSeries, async (c) => {
    const { id } = c.req.valid("param");
    await answerSeries(platform, { id, userId: memberOf(c).userId, event: "confirm" });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.rejectSeries, async (c) => {
    const { id } = c.req.valid("param");
    await answerSeries(platform, { id, userId: memberOf(c).userId, event: "reject", ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.acceptSeries, async (c) => {
    const { id } = c.req.valid("param");
    const earlyStart = c.req.valid("json").earlyStart ? localeOf(c) : undefined;
    await answerSeries(platform, { id, userId: memberOf(c).userId, event: "accept", earlyStart });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.declineSeries, async (c) => {
    const { id } = c.req.valid("param");
    await answerSeries(platform, { id, userId: memberOf(c).userId, event: "decline", ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });
}

function changeRoutes(api: Api, platform: Platform, now: Now): void {
  api.openapi(changes.previewCancellation, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query"), userId: memberOf(c).userId };
    return c.json(await previewCancellation(platform, asked), 200);
  });

  api.openapi(changes.cancelSeries, async (c) => {
    const { id } = c.req.valid("param");
    await cancelSeries(platform, { id, userId: memberOf(c).userId, ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(changes.previewMove, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query"), userId: memberOf(c).userId };
    return c.json(await previewMove(platform, asked), 200);
  });

  api.openapi(changes.moveSeries, async (c) => {
    const { id } = c.req.valid("param");
    const { moves, earlyStart } = c.req.valid("json");
    const given = earlyStart ? localeOf(c) : undefined;
    await moveSeries(platform, { id, userId: memberOf(c).userId, moves, earlyStart: given });
    return c.json(await now(c, id), 200);
  });
}
