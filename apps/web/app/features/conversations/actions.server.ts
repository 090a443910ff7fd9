import { removeContact } from "@aufwind/contract/contacts";
import { sendMessage } from "@aufwind/contract/conversations";
import { data, redirect } from "react-router";
import { actionOf, formAction, readForm } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import type { LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { requireSide } from "../../platform/session/member.server.ts";
import { openWith } from "./conversations.server.ts";
import { DROP_CONTACT_FORM, NEW_QUERY, OPEN_FORM, SEND_FORM } from "./forms.ts";

const localOf = ({ request }: LoaderArgs) => localeOf(new URL(request.url));

const CONVERSATION_ACTS = {
  /** Before JavaScript; with it, the chat itself sends. */
  async [SEND_FORM](visit: LoaderArgs, id: string) {
    const answer = await formAction(visit, {
      route: sendMessage,
      body: (form) => ({ conversationId: id, messageId: text(form, "messageId"), text: text(form, "text") }),
    });
    return answer.data.ok ? redirect(pathTo("conversation", localOf(visit), { id }), 303) : answer;
  },
};

/** Performs the action of a form on a conversation's page. */
export async function conversationAction(visit: LoaderArgs, id: string) {
  await requireSide(visit);
  const act = await actionOf<(visit: LoaderArgs, id: string) => Promise<unknown>>(visit, CONVERSATION_ACTS);
  return act(visit, id);
}

const MESSAGES_ACTS = {
  async [OPEN_FORM](visit: LoaderArgs) {
    const other = text(await readForm(visit.request.clone()), "other") ?? "";
    const refused = await openWith(visit, { side: await requireSide(visit), other });
    return data({ ...refused, other }, { status: refused.status });
  },
  async [DROP_CONTACT_FORM](visit: LoaderArgs) {
    const answer = await formAction(visit, {
      route: removeContact,
      params: (form) => ({ coachId: text(form, "other") }),
    });
    return answer.data.ok ? redirect(`${pathTo("messages", localOf(visit))}?${NEW_QUERY}&removed=1`, 303) : answer;
  },
};

/** Performs the action of a form on the messages page. */
export async function messagesAction(visit: LoaderArgs) {
  await requireSide(visit);
  const act = await actionOf<(visit: LoaderArgs) => Promise<unknown>>(visit, MESSAGES_ACTS);
  return act(visit);
}
