import { withName } from "@aufwind/rules/reply-templates";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

/** The templates as they would be sent in one's conversation. */
export async function filledTemplates({ database }: Platform, own: { coachId: string; id: string }) {
  const [firstName, templates] = await Promise.all([
    store.findClientName(database, own),
    store.findTemplates(database, own.coachId),
  ]);
  if (firstName === undefined) throw new Problem("notFound");
  return templates.map(({ id, title, text }) => ({ id, title, text: withName(text, firstName) }));
}
