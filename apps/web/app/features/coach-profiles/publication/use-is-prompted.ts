import { useActionData } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import type { Publication } from "./publication.server.ts";

/** Whether to prompt for publishing: complete, private, and not hidden just now. */
export function useIsPrompted(publication: Publication | null): boolean {
  const result = useActionData<FormResult>();
  const isHidden = result?.form === "saveVisibility" && result.ok;
  const isReady = publication?.completeness.publishable && !publication.isProfilePublic;
  return isReady === true && !isHidden;
}
