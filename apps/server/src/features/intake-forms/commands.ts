import { randomUUID } from "node:crypto";
import type { Consultation } from "@aufwind/rules/consultations";
import { mayAnswer } from "@aufwind/rules/intake-forms";
import { type Answers, judgeAnswers, type Question, tidy } from "@aufwind/rules/questions";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { sealText } from "../../platform/session/sealed-text.ts";
import { expectActive } from "../accounts/queries.ts";
import { askFromNow, saveWritten } from "./form-store.ts";
import { INTAKE_ANSWERS } from "./policy.ts";
import { saidIn } from "./queries.ts";
import * as store from "./store.ts";

type SaveFormParams = {
  coachId: string;
  consultation: Consultation;
  questions: Question[];
  version: number;
  isAsked: boolean;
};

/** Writes questions; asked from now on, they concern later bookings alone. */
export const saveForm = (platform: Platform, { version, isAsked, ...given }: SaveFormParams) =>
  transact(platform.database, async (tx) => {
    await expectActive(tx, given.coachId);
    const form = { ...given, questions: given.questions.map(tidy), now: platform.clock.now() };
    if (!(await saveWritten(tx, { ...form, version }))) throw new Problem("changedMeanwhile");
    if (isAsked) await askFromNow(tx, form);
    return { version: version + 1 };
  });

type SaveAnswersParams = {
  appointmentId: string;
  clientId: string;
  answers: Answers;
  version: number;
  isFinal: boolean;
};

/** Keeps a draft, hands answers in, or changes those that were handed in, until the appointment begins. */
export const saveAnswers = (platform: Platform, { appointmentId, clientId, version, ...given }: SaveAnswersParams) =>
  transact(platform.database, async (tx) => {
    const row = await store.lockIntake(tx, { appointmentId, userId: clientId });
    if (!row) throw new Problem("notFound");

    const now = platform.clock.now();
    if (!mayAnswer({ status: row.status, startsAt: row.starts_at.getTime() }, now.getTime()))
      throw new Problem("intakeClosed");
    if (row.answered_at && !given.isFinal) throw new Problem("alreadyHandedIn");
    if ((row.version ?? 0) !== version) throw new Problem("changedMeanwhile");
    const said = saidIn(platform, row);
    if (!said) throw new Problem("textUnreadable");
    const errors = judgeAnswers({ questions: said.questions, ...given });
    if (errors.length > 0) throw new Problem("invalidFields", { errors });

    const bound = { id: row.id ?? randomUUID(), appointment_id: appointmentId };
    const text = JSON.stringify({ questions: said.questions, answers: given.answers });
    await store.upsertAnswers(tx, {
      ...bound,
      ...sealText(platform.config, { of: INTAKE_ANSWERS, row: bound, text }),
      version: version + 1,
      changed_at: now,
      answered_at: given.isFinal ? now : null,
    });
    // The coach's open page of the appointment shows them.
    if (given.isFinal)
      await platform.events.publish(tx, { audience: row.coach_id, kind: "appointment", data: { id: appointmentId } });
    return { version: version + 1 };
  });
