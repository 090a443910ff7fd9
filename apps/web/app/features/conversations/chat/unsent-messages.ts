import { UNSENT_MESSAGES } from "../../../platform/forms/forget-drafts.ts";
import type { UnsentMessage } from "./history.ts";

type Place = { userId: string; conversationId: string };

const keyOf = ({ userId, conversationId }: Place) => `${UNSENT_MESSAGES}${userId}.${conversationId}`;
const draftKeyOf = (place: Place) => `${keyOf(place)}.draft`;

/** Browsers may refuse storage; then nothing outlives a reload. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const isUnsent = (kept: Partial<UnsentMessage> | null): kept is UnsentMessage =>
  [kept?.messageId, kept?.text, kept?.at].every((each) => typeof each === "string") &&
  !Number.isNaN(Date.parse(kept?.at ?? "")) &&
  (kept?.files ?? []).every((file) =>
    [file?.attachmentId, file?.name, file?.url].every((each) => typeof each === "string"),
  );

/** Messages of this tab that are not known to be stored. */
export function readUnsentMessages(place: Place): UnsentMessage[] {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "[]") as unknown);
  return Array.isArray(kept) ? kept.filter(isUnsent).map((each) => ({ ...each, files: each.files ?? [] })) : [];
}

function keepAll(place: Place, all: readonly UnsentMessage[]): void {
  attempt(() =>
    all.length > 0
      ? sessionStorage.setItem(keyOf(place), JSON.stringify(all))
      : sessionStorage.removeItem(keyOf(place)),
  );
}

export const saveUnsentMessage = (place: Place, unsent: UnsentMessage): void =>
  keepAll(place, [...readUnsentMessages(place).filter(({ messageId }) => messageId !== unsent.messageId), unsent]);

export const removeUnsentMessage = (place: Place, messageId: string): void =>
  keepAll(
    place,
    readUnsentMessages(place).filter((each) => each.messageId !== messageId),
  );

/** Drafts of messages, kept in the tab. */
export const readMessageDraft = (place: Place): string =>
  attempt(() => sessionStorage.getItem(draftKeyOf(place))) ?? "";

export function saveMessageDraft(place: Place, text: string): void {
  attempt(() =>
    text ? sessionStorage.setItem(draftKeyOf(place), text) : sessionStorage.removeItem(draftKeyOf(place)),
  );
}
