import * as contract from "@aufwind/contract/appointments";
import {
  listClientAppointments,
  listCoachAppointments,
  readClientOverview,
  readCoachOverview,
} from "@aufwind/contract/appointments";
import { readAcquaintance } from "@aufwind/contract/appointments-acquaintance";
import * as transitions from "@aufwind/contract/appointments-transitions";
import type { Context } from "hono";
import { type Api, type ApiEnv, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { bookAppointment } from "./booking/commands.ts";
import { acquaintanceOf } from "./booking/queries.ts";
import { clientOverview, coachOverview, listAppointments } from "./list-queries.ts";
import { readOwn } from "./queries.ts";
import { cancelAsClient, givePaymentDetails, performTransition, rescheduleAppointment } from "./transitions.ts";

export function appointmentRoutes(api: Api, platform: Platform): void {
  const { clock } = platform;

  api.openapi(contract.bookAppointment, async (c) => {
    const { userId } = memberOf(c);
    const id = await bookAppointment(platform, { ...c.req.valid("json"), clientId: userId, locale: localeOf(c) });
    return c.json(await readOwn(platform, { id, userId, now: clock.now() }), 201);
  });

  api.openapi(contract.readAppointment, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await readOwn(platform, { id, userId: memberOf(c).userId, now: clock.now() }), 200);
  });

  api.openapi(readAcquaintance, async (c) => {
    const { coachId } = c.req.valid("param");
    return c.json(await acquaintanceOf(platform, { coachId, clientId: memberOf(c).userId }), 200);
  });

  actRoutes(api, platform);
}

export function appointmentListRoutes(api: Api, platform: Platform): void {
  api.openapi(listClientAppointments, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listAppointments(platform, { side: "client", userId: memberOf(c).userId, ...asked }), 200);
  });

  api.openapi(listCoachAppointments, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listAppointments(platform, { side: "coach", userId: memberOf(c).userId, ...asked }), 200);
  });
}

export function overviewRoutes(api: Api, platform: Platform): void {
  api.openapi(readClientOverview, async (c) => c.json(await clientOverview(platform, memberOf(c).userId), 200));
  api.openapi(readCoachOverview, async (c) => c.json(await coachOverview(platform, memberOf(c).userId), 200));
}

function actRoutes(api: Api, platform: Platform): void {
  const { clock } = platform;
  /** The appointment after the transition. */
  const now = (c: Context<ApiEnv>, id: string) =>
    readOwn(platform, { id, userId: memberOf(c).userId, now: clock.now() });

  api.openapi(transitions.giveDetails, async (c) => {
    const { id } = c.req.valid("param");
    await givePaymentDetails(platform, { id, userId: memberOf(c).userId });
    return c.json(await now(c, id), 200);
  });

  api.openapi(transitions.confirmAppointment, async (c) => {
    const { id } = c.req.valid("param");
    await performTransition(platform, { id, userId: memberOf(c).userId, event: "confirm" });
    return c.json(await now(c, id), 200);
  });

  api.openapi(transitions.rejectAppointment, async (c) => {
    const { id } = c.req.valid("param");
    await performTransition(platform, { id, userId: memberOf(c).userId, event: "reject", ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(transitions.cancelAsClient, async (c) => {
    const { id } = c.req.valid("param");
    await cancelAsClient(platform, { id, userId: memberOf(c).userId, ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(transitions.cancelAsCoach, async (c) => {
    const { id } = c.req.valid("param");
    await performTransition(platform, { id, userId: memberOf(c).userId, event: "cancel", ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(transitions.rescheduleAppointment, async (c) => {
    const { id } = c.req.valid("param");
    const { scheduledAt, earlyStart } = c.req.valid("json");
    const given = earlyStart ? localeOf(c) : undefined;
    await rescheduleAppointment(platform, { id, userId: memberOf(c).userId, scheduledAt, earlyStart: given });
    return c.json(await now(c, id), 200);
  });

  api.openapi(transitions.acceptAppointment, async (c) => {
    const { id } = c.req.valid("param");
    const earlyStart = c.req.valid("json").earlyStart ? localeOf(c) : undefined;
    await performTransition(platform, { id, userId: memberOf(c).userId, event: "accept", earlyStart });
    return c.json(await now(c, id), 200);
  });

  api.openapi(transitions.declineAppointment, async (c) => {
    const { id } = c.req.valid("param");
    await performTransition(platform, { id, userId: memberOf(c).userId, event: "decline", ...c.req.valid("json") });
    return c.json(await now(c, id), 200);
  });

  api.openapi(transitions.reportNoShow, async (c) => {
    const { id } = c.req.valid("param");
    await performTransition(platform, { id, userId: memberOf(c).userId, event: "noShow" });
    return c.json(await now(c, id), 200);
  });

  api.openapi(transitions.takeBackNoShow, async (c) => {
    const { id } = c.req.valid("param");
    await performTransition(platform, { id, userId: memberOf(c).userId, event: "takeBackNoShow" });
    return c.json(await now(c, id), 200);
  });

  api.openapi(transitions.objectToNoShow, async (c) => {
    const { id } = c.req.valid("param");
    await performTransition(platform, {
      id,
      userId: memberOf(c).userId,
      event: "objectToNoShow",
      ...c.req.valid("json"),
    });
    return c.json(await now(c, id), 200);
  });
}
