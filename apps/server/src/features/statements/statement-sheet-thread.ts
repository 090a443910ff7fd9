import { createTranslator } from "../../platform/i18n/translator.ts";
import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import type { PrintedStatement } from "./queries.ts";
import { statementSheet } from "./statement-sheet.ts";

answerInThread(({ brand, locale, content }: PrintedStatement) =>
  statementSheet(createTranslator(brand), content, locale),
);
