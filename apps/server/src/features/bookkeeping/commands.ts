import type { BookkeepingSettings } from "@aufwind/contract/bookkeeping";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

export async function saveSettings(
  { database, clock }: Platform,
  { coachId, ...settings }: BookkeepingSettings & { coachId: string },
): Promise<void> {
  const isSaved = await store.upsertSettings(database, {
    coach_id: coachId,
    consultant_number: settings.consultantNumber,
    client_number: settings.clientNumber,
    chart: settings.chart,
    account_length: settings.accountLength,
    first_month: settings.firstMonth,
    accounts: JSON.stringify(settings.accounts),
    changed_at: clock.now(),
  });
  if (!isSaved) throw new Problem("notFound");
}
