import { firstShortName, MOST_SHORT_NAMES } from "@aufwind/rules/booking-pages";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { type CoachRow, lockCoach } from "../coaches/store.ts";
import * as store from "./store.ts";

/** With the coach locked, so that two windows do not change it at once. */
const withCoach = <T>({ database }: Platform, coachId: string, act: (tx: Tx, coach: CoachRow) => Promise<T>) =>
  transact(database, async (tx) => {
    const coach = await lockCoach(tx, coachId);
    if (!coach) throw new Problem("notFound");
    return act(tx, coach);
  });

/** The first short address, made at the first look. */
export const makeShortName = (platform: Platform, coachId: string): Promise<void> =>
  withCoach(platform, coachId, async (tx, { slug }) => {
    if ((await store.findNames(tx, coachId)).length > 0) return;
    for (let number = 1; ; number++) {
      const name = firstShortName(slug, number);
      if (!(await store.claimName(tx, { coachId, name }, platform.clock.now()))) continue;
      await store.setCurrent(tx, { coachId, name });
      return;
    }
  });

type ChooseParams = { coachId: string; name: string };

/** Former names stay the coach's, and lead on. */
export const chooseShortName = (platform: Platform, { coachId, name }: ChooseParams): Promise<void> =>
  withCoach(platform, coachId, async (tx) => {
    const had = await store.findNames(tx, coachId);
    const isNew = had.every((each) => each.name !== name);
    if (isNew && had.length >= MOST_SHORT_NAMES) throw new Problem("tooManyShortNames");
    if (!(await store.claimName(tx, { coachId, name }, platform.clock.now())))
      throw new Problem("invalidFields", { errors: [{ field: "shortName", code: "shortNameTaken", params: {} }] });
    await store.setCurrent(tx, { coachId, name });
  });

export const saveSites = (platform: Platform, { coachId, sites }: { coachId: string; sites: string[] }) =>
  withCoach(platform, coachId, (tx) => store.replaceSites(tx, { coachId, sites }));
