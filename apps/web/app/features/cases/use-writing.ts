import type { writeInCase } from "@aufwind/contract/cases-acts";
import { WRITING_LASTS } from "@aufwind/rules/cases";
import { useEffect, useRef } from "react";
import { callFromBrowser, lightRoute } from "../../platform/http/browser-api.ts";

const WRITE = lightRoute<typeof writeInCase>({ method: "post", path: "/api/operators/cases/{number}/writing" });
/** Often enough that a lost one does not count as an end. */
const TOLD_EVERY = WRITING_LASTS / 3;

/** Best effort: over a changed case nothing is sent anyway. */
const tell = (number: number, isWriting: boolean) =>
  callFromBrowser(WRITE, { params: { number: String(number) }, body: { isWriting } }).catch(() => undefined);

/** Shows colleagues that one writes an answer, until the field is empty or gone. */
export function useWriting(number: number): (isWriting: boolean) => void {
  const told = useRef(0);
  const end = useRef(() => {
    if (told.current > 0) void tell(number, false);
    told.current = 0;
  }).current;
  useEffect(() => end, [end]);
  return (isWriting) => {
    if (!isWriting) return end();
    if (Date.now() - told.current < TOLD_EVERY) return;
    told.current = Date.now();
    void tell(number, true);
  };
}
