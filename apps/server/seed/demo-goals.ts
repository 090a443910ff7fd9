import { DAY } from "@aufwind/rules/time/durations";
import { checkIn } from "../src/features/goals/check-in-commands.ts";
import { createGoal } from "../src/features/goals/commands.ts";
import { addStep, setDone } from "../src/features/goals/step-commands.ts";
import { sendWorksheet, submitAnswers } from "../src/features/worksheets/commands.ts";
import { addRule, copyReady } from "../src/features/worksheets/template-commands.ts";
import { berlinDay } from "../src/platform/calendar/berlin-days.ts";
import type { Platform } from "../src/platform/platform.ts";
import { quietAt } from "./appointments/perform.ts";

type Pair = { clientId: string; coachId: string };

/** How the client was, in days ago: mood, word, and whether the coach sees it. */
const CHECK_INS = [
  [30, 2, "erschöpft", true],
  [23, 3, "etwas ruhiger", true],
  [16, 2, "schlechte Woche", false],
  [9, 4, "gut geschlafen", true],
  [2, 4, "leichter", true],
] as const;

/** Two goals of one client, one of them private, with steps and check-ins; one worksheet answered and one that waits. */
export async function seedGoals(platform: Platform, pair: Pair): Promise<void> {
  const now = platform.clock.now().getTime();
  const at = (daysAgo: number) => quietAt(platform, now - daysAgo * DAY);
  const onDay = (ahead: number) => berlinDay(new Date(now + ahead * DAY));
  const { clientId, coachId } = pair;
  const shared = await createGoal(at(35), {
    ...{ ...pair, by: "client", targetOn: onDay(45) },
    ...{ title: "Nach Feierabend abschalten", why: "Ich nehme die Arbeit jeden Abend mit ins Bett." },
  });
  const steps = [
    ["Diensthandy um 19 Uhr ausschalten", -20, 21],
    ["Mit meiner Leiterin über die Rufbereitschaft sprechen", -6, 8],
    ["Zwei Abende in der Woche spazieren gehen", 1, null],
    ["Aufschreiben, was mich am Abend wieder an den Rechner holt", 6, null],
  ] as const;
  for (const [text, due, doneDaysAgo] of steps) {
    const { id } = await addStep(at(34), { goalId: shared.id, userId: clientId, text, dueOn: onDay(due) });
    if (doneDaysAgo !== null) await setDone(at(doneDaysAgo), { id, userId: clientId, done: true });
  }
  await createGoal(at(14), {
    ...{ clientId, coachId: null, by: "client", targetOn: null },
    ...{ title: "Herausfinden, ob ich die Stelle wechsle", why: "Das möchte ich erst einmal für mich klären." },
  });
  for (const [daysAgo, mood, word, isShared] of CHECK_INS)
    await checkIn(at(daysAgo), { clientId, mood, word, goalId: null, coachId: isShared ? coachId : null });
  await seedWorksheets({ ...pair, at, dueOn: onDay(5) });
  await readThem(platform);
}

type SeedWorksheetsParams = Pair & { at(daysAgo: number): Platform; dueOn: string };

async function seedWorksheets({ at, dueOn, ...pair }: SeedWorksheetsParams): Promise<void> {
  const { coachId, clientId } = pair;
  const intake = await copyReady(at(60), { coachId, ready: "intake", language: "de" });
  const followUp = await copyReady(at(60), { coachId, ready: "followUp", language: "de" });
  await addRule(at(0), { id: intake.id, coachId, consultation: "discovery", moment: "booking", hours: 0 });
  const answered = await sendWorksheet(at(43), { ...pair, templateId: intake.id, dueOn: null });
  const answers = {
    q1: "Ich komme nach der Arbeit nicht zur Ruhe.",
    q2: "Ich möchte wieder durchschlafen und am Wochenende frei sein.",
    q4: 7,
    q5: "Nein",
    q6: ["Fragen stellen", "Übungen"],
  };
  await submitAnswers(at(41), { id: answered.id, clientId, answers });
  await sendWorksheet(at(3), { ...pair, templateId: followUp.id, dueOn });
}

/** What they were told about it is no news. */
async function readThem({ database, clock }: Platform): Promise<void> {
  await database
    .updateTable("notifications")
    .set({ status: "Read", changed_at: clock.now() })
    .where("kind", "in", ["goalShared", "worksheetSent", "worksheetAnswered"])
    .execute();
}
