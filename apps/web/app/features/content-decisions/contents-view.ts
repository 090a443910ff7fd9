import { CONTENT_DECISIONS } from "@aufwind/rules/content-decisions";
import { CONTENT_KINDS } from "@aufwind/rules/content-notices";
import { defineList, oneOf } from "../../shared/list/view.ts";

/** As the contract has them, which would bring its schemas along. */
export const STATES = ["waiting", "decided", "appealed"] as const;

const any = <T extends string>(values: readonly T[]) => oneOf<T | "">(["", ...values], "");

/** The filters of the reported contents. */
export const CONTENTS = defineList(
  { kind: any(CONTENT_KINDS), state: any(STATES), decision: any(CONTENT_DECISIONS) },
  { mostPages: 100, pastMost: "last", filters: ["kind", "state", "decision"] },
);
