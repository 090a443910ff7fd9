import {
  addException as addExceptionRoute,
  addHolidays as addHolidaysRoute,
  changeException as changeExceptionRoute,
  listHolidays,
  previewSchedule,
  readSchedule,
  removeException as removeExceptionRoute,
  saveAgendaSettings,
  saveTimeZone,
  saveWorkingHours,
} from "@aufwind/contract/schedules";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { saveSection } from "../coaches/commands.ts";
import {
  addException,
  changeException,
  removeException,
  setAgendaSettings,
  setTimeZone,
  setWorkingHours,
} from "./commands.ts";
import { addHolidays, holidaysOf } from "./holidays.ts";
import { previewOf, scheduleOf } from "./queries.ts";

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

function exceptionRoutes(api: Api, platform: Platform): void {
  api.openapi(addExceptionRoute, async (c) =>
    c.json(await addException(platform, memberOf(c).userId, c.req.valid("json")), 201),
  );

  api.openapi(changeExceptionRoute, async (c) => {
    const { id } = c.req.valid("param");
    const changed = await changeException(platform, memberOf(c).userId, { id, exception: c.req.valid("json") });
    return c.json(changed, 200);
  });

  api.openapi(removeExceptionRoute, async (c) => {
    await removeException(platform, memberOf(c).userId, c.req.valid("param").id);
    return c.json({ status: "removed" as const }, 200);
  });
}

function holidayRoutes(api: Api, platform: Platform): void {
  api.openapi(listHolidays, async (c) => {
    const { state } = c.req.valid("query");
    const asked = { coachId: memberOf(c).userId, state, now: platform.clock.now() };
    const { items } = await holidaysOf(platform.database, asked);
    return c.json({ items }, 200);
  });

  api.openapi(addHolidaysRoute, async (c) => {
    const { state, dates } = c.req.valid("json");
    const added = await addHolidays(platform, memberOf(c).userId, { state, dates, locale: localeOf(c) });
    return c.json({ added }, 201);
  });
}
