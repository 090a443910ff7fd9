import type { TestServer } from "./test-server.ts";

/** What operators did about a subject, in its order. */
export async function actsOn({ database }: TestServer, subjectId: string): Promise<string[]> {
  const acts = database.selectFrom("audit_log").select("action").where("subject_id", "=", subjectId);
  return (await acts.orderBy("position").execute()).map(({ action }) => action);
}
