import {
  previewSchedule,
  readSchedule,
  saveAgendaSettings,
  saveTimeZone,
  saveWorkingHours,
} from "@aufwind/contract/schedules";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveSection } from "../coaches/commands.ts";
import { scheduleOf, setAgendaSettings, setTimeZone, setWorkingHours } from "./commands.ts";
import { exceptionRoutes } from "./exceptions/routes.ts";
import { holidayRoutes } from "./holidays/routes.ts";
import { previewOf } from "./queries.ts";

const saved = { status: "saved" } as const;

export function scheduleRoutes(api: Api, platform: Platform): void {
  const { database, clock } = platform;

  api.openapi(readSchedule, async (c) => {
    const now = clock.now();
    const { appointments: _, busy: __, ...schedule } = await scheduleOf(database, { coachId: memberOf(c).userId, now });
    return c.json({ ...schedule, readAt: now.toISOString() }, 200);
  });

  api.openapi(saveTimeZone, async (c) => {
    const { userId } = memberOf(c);
    const { timeZone } = c.req.valid("json");
    await saveSection(platform, userId, (tx, coachId) => setTimeZone(tx, coachId, timeZone));
    return c.json(saved, 200);
  });

  api.openapi(saveWorkingHours, async (c) => {
    const { userId } = memberOf(c);
    const { workingSlots } = c.req.valid("json");
    await saveSection(platform, userId, (tx, coachId) => setWorkingHours(tx, coachId, workingSlots));
    return c.json(saved, 200);
  });

  api.openapi(saveAgendaSettings, async (c) => {
    const { userId } = memberOf(c);
    const settings = c.req.valid("json");
    await saveSection(platform, userId, (tx, coachId) => setAgendaSettings(tx, coachId, settings));
    return c.json(saved, 200);
  });

  exceptionRoutes(api, platform);
  holidayRoutes(api, platform);
  previewRoutes(api, platform);
}

function previewRoutes(api: Api, { database, clock }: Platform): void {
  api.openapi(previewSchedule, async (c) => {
    const { month } = c.req.valid("param");
    const { consultation } = c.req.valid("query");
    const asked = { coachId: memberOf(c).userId, month, consultation, now: clock.now() };
    return c.json(await previewOf(database, asked), 200);
  });
}
