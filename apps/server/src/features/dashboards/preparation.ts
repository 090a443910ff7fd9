import type { FullPreparation } from "@aufwind/contract/coach-clients";
import type { Platform } from "../../platform/platform.ts";
import { preparationFor } from "../coach-clients/queries.ts";
import { findLastMet, isPair } from "../coach-clients/store.ts";
import { openShared } from "../goals/queries.ts";
import { nextIntake } from "../intake-forms/queries.ts";
import { sentWorksheets } from "../worksheets/queries.ts";

const MOST_CHECK_INS = 5;
const NOTHING = { goals: [], intake: null, checkIns: [], answered: [], unanswered: [] };

/** Everything a coach looks at before meeting a client, in one answer. */
export async function fullPreparation(
  platform: Platform,
  own: { coachId: string; clientId: string },
): Promise<FullPreparation> {
  const [known, isOwn] = await Promise.all([preparationFor(platform, own), isPair(platform.database, own)]);
  if (!isOwn) return { ...known, ...NOTHING };
  const [{ goals, checkIns }, intake, sheets, lastMet] = await Promise.all([
    openShared(platform, own),
    nextIntake(platform, own),
    sentWorksheets(platform, own),
    findLastMet(platform.database, own),
  ]);
  const isNew = (answeredAt: string | null) => answeredAt !== null && (!lastMet || new Date(answeredAt) > lastMet);
  return {
    ...known,
    goals,
    intake,
    checkIns: checkIns.slice(0, MOST_CHECK_INS),
    answered: sheets.filter(({ answeredAt }) => isNew(answeredAt)),
    unanswered: sheets.filter(({ answeredAt }) => answeredAt === null),
  };
}
