import { proveByCode } from "@aufwind/contract/operators";
import type { ActionFunctionArgs } from "react-router";
import { actionByForm, formAction, readForm } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import type { LoaderArgs } from "../../platform/http/api.ts";
import { PROOF_CODE } from "./proof.ts";

const prove = ({ request, context }: LoaderArgs) =>
  formAction(
    { request: request.clone() as Request, context },
    { route: proveByCode, body: (form) => ({ code: text(form, PROOF_CODE) }), secrets: [PROOF_CODE] },
  );

/** An action whose form may come again with a code: the code is proved first, then the act is done with the same input. */
export const provenAction =
  <A extends (visit: ActionFunctionArgs) => Promise<unknown>>(action: A) =>
  async (visit: ActionFunctionArgs) => {
    const form = await readForm(visit.request.clone() as Request).catch(() => null);
    if (form?.has(PROOF_CODE)) {
      const proved = await prove(visit);
      if (!proved.data.ok) return proved;
    }
    return (await action(visit)) as Awaited<ReturnType<A>>;
  };

type Action = (visit: ActionFunctionArgs) => Promise<unknown>;

/** The action of a page that only asks for the proof, before it shows anything. */
export const proveAction = (visit: LoaderArgs) => prove(visit);

/** The action of a page with several forms, each of which may come again with a code; one may ask for the proof alone. */
export const provenActions = (actionsOf: (visit: ActionFunctionArgs) => Record<string, Action>) =>
  provenAction((visit: ActionFunctionArgs) => actionByForm({ ...actionsOf(visit), prove: proveAction })(visit));
