import { WRITING_LASTS } from "@aufwind/rules/cases";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useRevalidateWhileTyping } from "../../platform/live/use-live.ts";

/** Reads the inbox anew as cases change, and once somebody may have ceased to write without saying so. */
export function useLiveInbox({ isWriting, now }: { isWriting: boolean; now: number }): void {
  useRevalidateWhileTyping("case");
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading begins the time anew
  useEffect(() => {
    if (!isWriting) return;
    const timer = setTimeout(revalidate, WRITING_LASTS);
    return () => clearTimeout(timer);
  }, [isWriting, now, revalidate]);
}
