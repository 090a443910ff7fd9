import type { Invitation } from "@aufwind/contract/client-invitations";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";

/** The present link: a new one is known from the answer that created it, before the page reloads. */
export function useInvitation(loaded: Invitation | null) {
  const result = useActionData<FormResult<Invitation>>();
  const renewed = result?.ok && result.form === "renewInvitation" ? result : undefined;
  return { invitation: renewed?.data ?? loaded, renewed };
}
