import type { WorksheetTemplate } from "@aufwind/contract/worksheets";
import { text } from "../../platform/forms/form-body.ts";
import { applyEdit, questionsBody } from "../../shared/questions/question-forms.ts";

type Content = Pick<WorksheetTemplate, "title" | "intro" | "questions">;

/** The form of a template, after what its button does with the questions. */
export const templateBody = (form: FormData, button: Parameters<typeof applyEdit>[1]) =>
  ({
    title: text(form, "title"),
    intro: text(form, "intro"),
    questions: applyEdit(questionsBody(form), button),
  }) as Content;
