import { useEffect, useRef } from "react";
import { useActionData, useFetcher } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useFormResult } from "../../ui/form/use-form-result.ts";

export const CONFIRM_FORM = "confirm";

/** Sends the page's form once, by itself, as soon as the page is there. */
export function useConfirmation() {
  const fetcher = useFetcher<FormResult<{ status: "confirmed" }>>();
  const result = useFormResult(CONFIRM_FORM, fetcher.data);
  const answered = useActionData() !== undefined;
  const sent = useRef(answered);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    fetcher.submit({ form: CONFIRM_FORM }, { method: "post" });
  }, [fetcher]);
  return { result, pending: fetcher.state !== "idle", Form: fetcher.Form };
}
