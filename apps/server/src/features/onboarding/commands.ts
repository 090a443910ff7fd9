import type { AccountStep, Onboarding, ProfileStep, ScheduleStep } from "@aufwind/contract/onboarding";
import { missingIn, STEPS, type Step } from "@aufwind/rules/coach-profiles";
import type { Locale } from "@aufwind/rules/locale";
import type { z } from "zod";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockUser, setNames } from "../accounts/store.ts";
import { setBusiness } from "../businesses/commands.ts";
import { givenBy } from "../coach-profiles/queries.ts";
import * as coaches from "../coaches/commands.ts";
import { setConsultations } from "../consultations/commands.ts";
import { agreeToCurrent } from "../legal-texts/commands.ts";
import { setTimeZone, setWorkingHours } from "../schedules/commands.ts";
import { handleRenamedCoach } from "../vetting/commands.ts";
import { onboardingOf } from "./queries.ts";
import * as store from "./store.ts";

type FinishStepParams = { userId: string; step: Step; write: (tx: Tx) => Promise<unknown> };

/** Saves a whole step, deletes its draft, and finishes with the last one. */
const finishStep = (platform: Platform, { userId, step, write }: FinishStepParams): Promise<Onboarding> =>
  transact(platform.database, async (tx) => {
    if (!(await lockUser(tx, userId))) throw new Problem("notSignedIn");
    await write(tx);
    const now = platform.clock.now();
    await store.closeDraft(tx, { userId, step, now });
    const given = await givenBy(tx, { userId, now });
    if (STEPS.every((each) => missingIn(each, given).length === 0)) await store.setFinished(tx, userId, now);
    return onboardingOf(platform, tx, userId);
  });

type AcceptStepParams = { what: "terms" | "conduct"; locale: Locale };

export const acceptStep = (platform: Platform, userId: string, { what, locale }: AcceptStepParams) =>
  finishStep(platform, {
    userId,
    step: what,
    write: async (tx) => {
      await store.storeAcceptance(tx, { userId, what, locale, now: platform.clock.now() });
      await agreeToCurrent(tx, platform, { userId, text: what, locale, givenAt: "onboarding" });
    },
  });

export const saveAccount = (platform: Platform, userId: string, account: z.output<typeof AccountStep>) =>
  finishStep(platform, {
    userId,
    step: "account",
    write: async (tx) => {
      // First, since the slug is made from the names.
      const before = await lockUser(tx, userId);
      await setNames(tx, userId, account);
      await coaches.openPractice(tx, platform, userId);
      const isTitled = await coaches.setIntroduction(tx, userId, account);
      const isNamed = before?.first_name !== account.firstName || before?.last_name !== account.lastName;
      if (isTitled || isNamed) await handleRenamedCoach(tx, platform, userId);
      await setBusiness(tx, platform, userId, account);
      await setTimeZone(tx, userId, account.timeZone);
    },
  });

export const saveProfile = (platform: Platform, userId: string, profile: z.output<typeof ProfileStep>) =>
  finishStep(platform, {
    userId,
    step: "profile",
    write: async (tx) => {
      await coaches.openPractice(tx, platform, userId);
      await coaches.setProfile(tx, userId, profile);
    },
  });

export const saveSchedule = (platform: Platform, userId: string, schedule: z.output<typeof ScheduleStep>) =>
  finishStep(platform, {
    userId,
    step: "schedule",
    write: async (tx) => {
      await coaches.openPractice(tx, platform, userId);
      await setConsultations(tx, userId, schedule);
      await setWorkingHours(tx, userId, schedule.workingSlots);
    },
  });
