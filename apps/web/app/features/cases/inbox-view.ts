import { CASE_LISTS } from "@aufwind/contract/cases";
import { CASE_KINDS } from "@aufwind/rules/cases";
import { defineList, oneOf, someOf } from "../../shared/list/view.ts";

/** The inbox as its address says it. */
export const INBOX = defineList(
  { list: oneOf(CASE_LISTS, "all"), kinds: someOf(CASE_KINDS) },
  { filters: ["kinds"], mostPages: 40, pastMost: "last" },
);
