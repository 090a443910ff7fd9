import { CaseFilter } from "@aufwind/contract/cases";
import type { CaseView, SavedCaseView } from "@aufwind/contract/cases-templates";
import { MOST_VIEWS } from "@aufwind/rules/cases";
import type { z } from "zod";
import { type DbOrTx, type Tx, transact } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAction } from "../audit-log/commands.ts";
import { countFilters } from "./list-store.ts";
import { timesAt, viewerOf } from "./queries.ts";
import * as store from "./view-store.ts";

type Given = z.output<typeof SavedCaseView>;

/** One's own views and those of the team, each with how many cases it holds for the operator. */
export const viewsFor = (platform: Platform, by: Operator): Promise<CaseView[]> =>
  counted(platform.database, platform, by);

async function counted(db: DbOrTx, { clock }: Platform, by: Operator): Promise<CaseView[]> {
  const rows = await store.findViews(db, by.operatorId);
  const filters = rows.map(({ filter }) => CaseFilter.parse(filter));
  const counts = await countFilters(db, { filters, viewer: viewerOf(by), ...timesAt(clock.now()) });
  return rows.map(({ id, name, operator_id, is_shared }, place) => ({
    id,
    name,
    filter: filters[place] ?? CaseFilter.parse({}),
    isShared: is_shared,
    isOwn: operator_id === by.operatorId,
    count: counts[place] ?? 0,
  }));
}

async function reread(tx: Tx, platform: Platform, { by, id }: { by: Operator; id: string }): Promise<CaseView> {
  const view = (await counted(tx, platform, by)).find((each) => each.id === id);
  if (!view) throw new Problem("notFound");
  return view;
}

/** Keeps a filter under a name; one's own of that name is changed. */
export const saveView = (platform: Platform, by: Operator, given: Given): Promise<CaseView> =>
  transact(platform.database, async (tx) => {
    const { operatorId } = by;
    const known = await store.lockView(tx, { operatorId, name: given.name });
    if (known) return change(tx, platform, { by, known, given });
    const own = (await store.findViews(tx, operatorId)).filter(({ operator_id }) => operator_id === operatorId);
    if (own.length >= MOST_VIEWS)
      throw new Problem("invalidFields", {
        errors: [{ field: "name", code: "mostEntries", params: { max: MOST_VIEWS } }],
      });
    const stored = await store.insertView(tx, {
      operator_id: operatorId,
      name: given.name,
      filter: JSON.stringify(given.filter),
      is_shared: given.isShared,
      created_at: platform.clock.now(),
    });
    if (!stored) throw new Problem("nameTaken");
    const view = await reread(tx, platform, { by, id: stored.id });
    if (given.isShared) await record(tx, platform, { act: "shareView", by, id: stored.id, name: given.name });
    return view;
  });

/** Renames or changes one's own view, or one of the team. */
export const changeView = (platform: Platform, by: Operator, { id, ...given }: Given & { id: string }) =>
  transact(platform.database, async (tx): Promise<CaseView> => {
    const known = await store.lockView(tx, { id, operatorId: by.operatorId });
    if (!known) throw new Problem("notFound");
    return change(tx, platform, { by, known, given });
  });

type Changing = { by: Operator; known: store.ViewRow; given: Given };

async function change(tx: Tx, platform: Platform, { by, known, given }: Changing): Promise<CaseView> {
  const { id, operator_id } = known;
  // Whoever else changes it leaves it to the team.
  const is_shared = operator_id === by.operatorId ? given.isShared : true;
  const { name } = given;
  if (await store.isViewNameTaken(tx, { id, operator_id, name, is_shared })) throw new Problem("nameTaken");
  await store.updateView(tx, id, { name, filter: JSON.stringify(given.filter), is_shared });
  const view = await reread(tx, platform, { by, id });
  if (is_shared || known.is_shared)
    await record(tx, platform, { act: known.is_shared ? "changeView" : "shareView", by, id, name });
  return view;
}

export const removeView = (platform: Platform, by: Operator, id: string): Promise<void> =>
  transact(platform.database, async (tx) => {
    const known = await store.lockView(tx, { id, operatorId: by.operatorId });
    if (!known) throw new Problem("notFound");
    await store.deleteView(tx, id);
    if (known.is_shared) await record(tx, platform, { act: "removeView", by, id, name: known.name });
  });

type Recorded = { act: "shareView" | "changeView" | "removeView"; by: Operator; id: string; name: string };

/** What concerns the team; one's own views are nobody else's business. */
const record = (tx: Tx, platform: Platform, { act, by, id, name }: Recorded) =>
  recordAction(tx, platform, {
    operatorId: by.operatorId,
    action: `cases.${act}`,
    subject: { kind: "caseView", id },
    after: { name },
  });
