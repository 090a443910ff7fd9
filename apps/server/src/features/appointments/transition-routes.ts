import * as contract from "@aufwind/contract/appointments-transitions";
import type { Context } from "hono";
import { type Api, type ApiEnv, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { readOwn } from "./commands.ts";
import { decideNoShow, listObjections } from "./no-show-decisions.ts";
import { act, cancelAsClient, giveDetails, reschedule } from "./transitions.ts";

export function actRoutes(api: Api, platform: Platform): void {
  const { clock } = platform;
  /** The appointment after the transition. */
  const now = (c: Context<ApiEnv>, id: string) =>
    readOwn(platform, { id, userId: memberOf(c).userId, now: clock.now() });

  api.openapi(contract.giveDetails, async (c) => {
    const { id } = c.req.valid("param");
    await giveDetails(platform, { id, userId: memberOf(c).userId });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.confirmAppointment, async (c) => {
    const { id } = c.req.valid("param");
    await act(platform, { id, userId: memberOf(c).userId, event: "confirm" });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.rejectAppointment, async (c) => {
    const { id } = c.req.valid("param");
    await act(platform, { id, userId: memberOf(c).userId, event: "reject", ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.cancelAsClient, async (c) => {
    const { id } = c.req.valid("param");
    await cancelAsClient(platform, { id, userId: memberOf(c).userId, ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.cancelAsCoach, async (c) => {
    const { id } = c.req.valid("param");
    await act(platform, { id, userId: memberOf(c).userId, event: "cancel", ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.rescheduleAppointment, async (c) => {
    const { id } = c.req.valid("param");
    await reschedule(platform, { id, userId: memberOf(c).userId, ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.acceptAppointment, async (c) => {
    const { id } = c.req.valid("param");
    await act(platform, { id, userId: memberOf(c).userId, event: "accept" });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.declineAppointment, async (c) => {
    const { id } = c.req.valid("param");
    await act(platform, { id, userId: memberOf(c).userId, event: "decline", ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.reportNoShow, async (c) => {
    const { id } = c.req.valid("param");
    await act(platform, { id, userId: memberOf(c).userId, event: "noShow" });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.takeBackNoShow, async (c) => {
    const { id } = c.req.valid("param");
    await act(platform, { id, userId: memberOf(c).userId, event: "takeBackNoShow" });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.objectToNoShow, async (c) => {
    const { id } = c.req.valid("param");
    await act(platform, { id, userId: memberOf(c).userId, event: "objectToNoShow", ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(contract.listObjections, async (c) => c.json({ items: await listObjections(platform) }, 200));

  api.openapi(contract.decideNoShow, async (c) => {
    await decideNoShow(platform, { ...c.req.valid("param"), ...c.req.valid("json") });
    return c.body(null, 204);
  });
}
