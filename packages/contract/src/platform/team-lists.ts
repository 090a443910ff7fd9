import { z } from "zod";
import { line } from "./fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./lists.ts";
import { answer, FRESH_PROOF, json, OPERATOR_PROBLEMS, openToOperators, problems, writeProblems } from "./route.ts";

/** What was sold is looked at by those who help, and by those who work with money. */
export const openToBoth = () => openToOperators("support", "finance");

type Listed<S extends readonly string[], T extends z.ZodType> = { statuses: S; told: string; item: T };

/** A list of the team, all or those of one state or person. */
export const teamList = <const S extends readonly string[], T extends z.ZodType>({
  statuses,
  told,
  item,
}: Listed<S, T>) => ({
  ...openToBoth(),
  ...FRESH_PROOF,
  request: {
    params: z.object(pageOfList),
    query: z.object({
      ...pagesAtOnce,
      status: z.enum(statuses, { error: "invalid" }).optional(),
      personId: z.uuid({ error: "invalid" }).optional(),
    }),
  },
  responses: {
    200: answer(told, z.object(paged(item))),
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "invalidFields", "unavailable"),
  },
});

/** A search of the team. Posted: what is typed may be somebody's address, and belongs into no log of addresses. */
export const teamSearch = <T extends z.ZodType>({ told, item }: { told: string; item: T }) => ({
  ...openToBoth(),
  ...FRESH_PROOF,
  request: { body: json(z.strictObject({ q: line(120) })) },
  responses: {
    200: answer(told, z.object({ items: z.array(item) })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale"),
  },
});
