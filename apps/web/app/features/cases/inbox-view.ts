import { CASE_LISTS } from "@aufwind/contract/cases";
import { CASE_KINDS } from "@aufwind/rules/cases";
import { defineList, oneOf, someOf, type ViewOf, viewQuery } from "../../shared/list/view.ts";

/** The inbox as its address says it. */
export const INBOX = defineList(
  { list: oneOf(CASE_LISTS, "all"), kinds: someOf(CASE_KINDS) },
  { filters: ["kinds"], mostPages: 40, pastMost: "last" },
);

/** The address of the shown list, from its beginning. */
export const inboxQuery = (view: ViewOf<typeof INBOX>): string => viewQuery(INBOX, { ...view, page: 1 });
