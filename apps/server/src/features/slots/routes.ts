import { listNewSlots, listNextTimes, listSlots } from "@aufwind/contract/slots";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { newSlotsOf, nextTimesOf, slotsOf } from "./queries.ts";

export function slotRoutes(api: Api, { database, clock }: Platform): void {
  api.openapi(listSlots, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query"), viewer: c.get("actor"), now: clock.now() };
    return c.json(await slotsOf(database, asked), 200);
  });

  api.openapi(listNewSlots, async (c) => {
    const asked = { ...c.req.valid("param"), userId: memberOf(c).userId, now: clock.now() };
    return c.json(await newSlotsOf(database, asked), 200);
  });

  api.openapi(listNextTimes, async (c) => {
    const asked = { ...c.req.valid("param"), userId: memberOf(c).userId, now: clock.now() };
    return c.json(await nextTimesOf(database, asked), 200);
  });
}
