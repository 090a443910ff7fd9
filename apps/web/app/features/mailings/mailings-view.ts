import { LOCALES } from "@aufwind/rules/locale";
import { defineList, matching, oneOf } from "../../shared/list/view.ts";

/** The list as the address chooses it, the mailing beside it, and how that is previewed. */
export const MAILINGS = defineList(
  {
    mailing: matching(/^new$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    language: oneOf(LOCALES, "de"),
    as: oneOf(["html", "text"], "html"),
  },
  { pastMost: "last" },
);
