import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import type { Failure, listFailures } from "@aufwind/contract/system";
import type { FailureState } from "@aufwind/rules/system";
import type { z } from "zod";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

function present(row: store.FailureRow, { permissions }: Operator): Failure {
  const isSupport = permissions.includes("support");
  const mayAct = isSupport && row.state === "open";
  const { settled_by: settlerId, settler_name: name } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    attempts: row.attempts,
    error: row.error,
    failedAt: row.failed_at.toISOString(),
    state: row.state as FailureState,
    settledAt: row.settled_at?.toISOString() ?? null,
    settledBy: settlerId ? { id: settlerId, name: name ?? "" } : null,
    reason: row.reason,
    caseNumber: isSupport ? row.case_number : null,
    isRepeatable: row.is_repeatable,
    can: {
      retry: mayAct && row.is_repeatable,
      dismiss: mayAct,
      readRecipient: isSupport && row.kind === "mail",
    },
  };
}

type Asked = PageAsked & Omit<z.output<(typeof listFailures)["request"]["query"]>, "pages">;

/** One page of what failed, and how many of each kind are open. */
export async function failuresFor({ database }: Platform, by: Operator, asked: Asked) {
  const [rows, totalCount, open] = await Promise.all([
    store.findFailures(database, asked),
    store.countFailures(database, asked),
    store.countOpen(database),
  ]);
  return { items: rows.map((row) => present(row, by)), ...pageFacts({ ...asked, totalCount }), open };
}

export async function failureFor({ database }: Platform, by: Operator, id: string): Promise<Failure> {
  const row = await store.findFailure(database, id);
  if (!row) throw new Problem("notFound");
  return present(row, by);
}
