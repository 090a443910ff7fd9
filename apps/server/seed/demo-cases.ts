import { randomUUID } from "node:crypto";
import { PERMISSIONS } from "@aufwind/rules/operators";
import { DAY, HOUR } from "@aufwind/rules/time/durations";
import { answerCase, assignCase, letSleep, noteInCase } from "../src/features/cases/acts.ts";
import { openCase } from "../src/features/cases/commands.ts";
import { createTemplate } from "../src/features/cases/templates.ts";
import { transact } from "../src/platform/database/database.ts";
import type { Platform } from "../src/platform/platform.ts";
import { quietAt } from "./appointments/perform.ts";
import { CASES, type ToldCase } from "./demo-case-fixtures.ts";

const TEMPLATES = [
  {
    name: "Rechnung ändern",
    textDe:
      "vielen Dank für Ihre Nachricht zu {{reference}}. Bitte nennen Sie uns die vollständige Anschrift für die Rechnung; wir stellen sie dann neu aus.",
    textEn:
      "thank you for your message about {{reference}}. Please send us the full address for the invoice, and we will issue it anew.",
  },
  {
    name: "Termin: wir prüfen",
    textDe:
      "es tut uns leid, dass Ihr Termin am {{appointment}} nicht wie erwartet verlief. Wir prüfen, was geschehen ist, und melden uns innerhalb von zwei Werktagen.",
    textEn:
      "we are sorry that your appointment on {{appointment}} did not go as expected. We are looking into it and will get back to you within two working days.",
  },
];

/** Ids of people by the part of their address before the @. */
type Ids = Map<string, string>;

/** A believable inbox; nothing where the demo has no team. */
export async function seedCases(platform: Platform, userIds: Ids): Promise<void> {
  const ids: Ids = new Map([...userIds].map(([email, id]) => [email.split("@")[0] ?? "", id]));
  const team = await platform.database.selectFrom("operators").select("user_id").orderBy("user_id").execute();
  const [mara, sam = mara] = team.map(({ user_id }) => user_id);
  if (!mara || !sam) return;
  for (const template of TEMPLATES) await createTemplate(platform, { ...template, operatorId: mara });
  for (const told of CASES) await seedCase(platform, told, { ids, team: { mara, sam } });
}

type Cast = { ids: Ids; team: Record<"mara" | "sam", string> };

async function seedCase(platform: Platform, told: ToldCase, { ids, team }: Cast): Promise<void> {
  const { person, hoursAgo, dueInHours, steps = [], ...opening } = told;
  const now = platform.clock.now().getTime();
  const at = (hours: number) => quietAt(platform, now - hours * HOUR);
  const { number } = await transact(platform.database, (tx) =>
    openCase(tx, at(hoursAgo), {
      ...opening,
      sourceId: randomUUID(),
      ...(person && { person: typeof person === "string" ? { id: ids.get(person) ?? null, name: "" } : person }),
      ...(dueInHours !== undefined && { dueAt: new Date(now + dueInHours * HOUR) }),
    }),
  );
  for (const [index, { by, ...step }] of steps.entries()) {
    // One after the other, within the time since it came.
    const then = at(hoursAgo * (1 - (index + 1) / (steps.length + 2)));
    const acting = { number, by: { operatorId: team[by], permissions: PERMISSIONS } };
    if ("assign" in step) await assignCase(then, { ...acting, assigneeId: acting.by.operatorId });
    else if ("note" in step) await noteInCase(then, { ...acting, text: step.note });
    else if ("waitDays" in step)
      await letSleep(then, { ...acting, state: "waiting", until: new Date(now + step.waitDays * DAY) });
    else {
      const { answer: text, thenClose = false } = step;
      // The first step finds the first version, each further one what the last has made.
      await answerCase(then, { ...acting, text, thenClose, version: index + 1 });
    }
  }
}
