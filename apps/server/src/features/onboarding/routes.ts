import {
  acceptConduct,
  acceptTerms,
  discardDraft as discardDraftRoute,
  readOnboarding,
  saveAccountStep,
  saveDraft,
  saveProfileStep,
  saveScheduleStep,
} from "@aufwind/contract/onboarding";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { localeOf } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { acceptStep, saveAccount, saveProfile, saveSchedule } from "./commands.ts";
import { discardDraft, storeDraft } from "./drafts.ts";
import { onboardingOf } from "./queries.ts";

export function onboardingRoutes(api: Api, platform: Platform): void {
  api.openapi(readOnboarding, async (c) =>
    c.json(await onboardingOf(platform, platform.database, memberOf(c).userId), 200),
  );

  api.openapi(saveDraft, async (c) => {
    const { draft, since } = c.req.valid("json");
    const typed = { userId: memberOf(c).userId, step: c.req.valid("param").step, draft, since: new Date(since) };
    return c.json({ status: await storeDraft(platform, typed) }, 200);
  });

  api.openapi(discardDraftRoute, async (c) => {
    await discardDraft(platform, { userId: memberOf(c).userId, step: c.req.valid("param").step });
    return c.json({ status: "discarded" as const }, 200);
  });

  api.openapi(acceptTerms, async (c) =>
    c.json(await acceptStep(platform, memberOf(c).userId, { what: "terms", locale: localeOf(c) }), 200),
  );

  api.openapi(acceptConduct, async (c) =>
    c.json(await acceptStep(platform, memberOf(c).userId, { what: "conduct", locale: localeOf(c) }), 200),
  );

  api.openapi(saveAccountStep, async (c) =>
    c.json(await saveAccount(platform, memberOf(c).userId, c.req.valid("json")), 200),
  );

  api.openapi(saveProfileStep, async (c) =>
    c.json(await saveProfile(platform, memberOf(c).userId, c.req.valid("json")), 200),
  );

  api.openapi(saveScheduleStep, async (c) =>
    c.json(await saveSchedule(platform, memberOf(c).userId, c.req.valid("json")), 200),
  );
}
