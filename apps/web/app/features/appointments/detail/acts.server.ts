import {
  acceptAppointment,
  cancelAsClient,
  cancelAsCoach,
  confirmAppointment,
  declineAppointment,
  objectToNoShow,
  rejectAppointment,
  reportNoShow,
  takeBackNoShow,
} from "@aufwind/contract/appointments-transitions";
import type { Side } from "@aufwind/rules/appointments/status";
import { redirect } from "react-router";
import { actionOf, formAction, readForm } from "../../../platform/forms/form-action.ts";
import { text, whole } from "../../../platform/forms/form-body.ts";
import type { LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { PAGES_OF } from "../sides.ts";
import type { Act, AskedAct } from "./possible-acts.ts";

const reasonBody = (form: FormData) => ({ reason: text(form, "reason") ?? "" });

/** The cost that the client saw is sent along, so that nobody is surprised at the 24-hour limit. */
const clientCancelBody = (form: FormData) => ({ ...reasonBody(form), owedCents: whole(form, "owedCents") });

type At = { id: string; side: Side };

const ACTS = {
  confirm: (visit: LoaderArgs, { id }: At) => formAction(visit, { route: confirmAppointment, params: () => ({ id }) }),
  accept: (visit: LoaderArgs, { id }: At) => formAction(visit, { route: acceptAppointment, params: () => ({ id }) }),
  noShow: (visit: LoaderArgs, { id }: At) => formAction(visit, { route: reportNoShow, params: () => ({ id }) }),
  takeBackNoShow: (visit: LoaderArgs, { id }: At) =>
    formAction(visit, { route: takeBackNoShow, params: () => ({ id }) }),
  objectToNoShow: (visit: LoaderArgs, { id }: At) =>
    formAction(visit, { route: objectToNoShow, params: () => ({ id }), body: reasonBody }),
  reject: (visit: LoaderArgs, { id }: At) =>
    formAction(visit, { route: rejectAppointment, params: () => ({ id }), body: reasonBody }),
  decline: (visit: LoaderArgs, { id }: At) =>
    formAction(visit, { route: declineAppointment, params: () => ({ id }), body: reasonBody }),
  cancel: (visit: LoaderArgs, { id, side }: At) =>
    side === "client"
      ? formAction(visit, { route: cancelAsClient, params: () => ({ id }), body: clientCancelBody })
      : formAction(visit, { route: cancelAsCoach, params: () => ({ id }), body: reasonBody }),
};

/** The appointment's own page, which confirms the action. */
export const donePath = ({ request }: LoaderArgs, { id, side, act }: At & { act: Act }) =>
  `${pathTo(PAGES_OF[side].one, localeOf(new URL(request.url)), { id })}?done=${act}`;

/** Performs the action of a form on the appointment's page, then redirects, so that a reload does not repeat it. */
export async function actOn(visit: LoaderArgs, at: At) {
  const name = text(await readForm(visit.request.clone()), "form") as AskedAct;
  const act = await actionOf<(visit: LoaderArgs, at: At) => ReturnType<(typeof ACTS)["confirm"]>>(visit, ACTS);
  const answer = await act(visit, at);
  return answer.data.ok ? redirect(donePath(visit, { ...at, act: name }), 303) : answer;
}

/** Confirms from the first page, where each request has its own form. */
export async function confirmAtHand(visit: LoaderArgs) {
  const [, id = ""] = (text(await readForm(visit.request.clone()), "form") ?? "").split(".");
  return ACTS.confirm(visit, { id, side: "coach" });
}
