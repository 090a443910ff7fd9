import { useActionData } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import type { Publication } from "./publication.server.ts";

/** Whether to ask for the profile to be published: everything is there, nobody sees it, and it was not hidden just now. */
export function useIsPrompted(publication: Publication | null): boolean {
  const result = useActionData<FormResult>();
  const isHidden = result?.form === "saveVisibility" && result.ok;
  const isReady = publication?.completeness.publishable && !publication.isProfilePublic;
  return isReady === true && !isHidden;
}
