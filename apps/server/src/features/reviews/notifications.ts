import { releasedAt } from "@aufwind/rules/reviews";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Note, notify, resolveNotifications } from "../notifications/commands.ts";
import { findAddresses } from "../notifications/store.ts";
import { type ReviewNotice, reviewMail } from "./mails.ts";
import { findMailFacts } from "./store.ts";

/** Who is notified of what, and as which kind. */
const HEARD = {
  written: { side: "coach", note: "reviewWritten" },
  published: { side: "client", note: "reviewPublished" },
  contested: { side: "client", note: "reviewContested" },
  removed: { side: "client", note: "reviewRemoved" },
  kept: { side: "coach", note: "reviewDecided" },
  takenDown: { side: "coach", note: "reviewDecided" },
} as const satisfies Record<ReviewNotice, { side: "client" | "coach"; note: Note["kind"] }>;

type NotifyReviewParams = { reviewId: string; kinds: readonly ReviewNotice[] };

/** Notifies the people of a review who are still registered: by mail and in the app. */
export async function notifyReview(tx: Tx, platform: Platform, { reviewId, kinds }: NotifyReviewParams): Promise<void> {
  const review = await findMailFacts(tx, reviewId);
  const { coach_id, client_id, appointment_id, starts_at } = review;
  const bells = await resolveAsked(tx, platform, { reviewId, isWritten: kinds.includes("written"), review });
  const addresses = await findAddresses(tx, client_id ? [client_id, coach_id] : [coach_id]);
  const heard = kinds.flatMap((kind) => {
    const { side, note } = HEARD[kind];
    const reader = addresses.get((side === "coach" ? coach_id : client_id) ?? "");
    return reader ? [{ kind, side, note, reader }] : [];
  });
  const facts = {
    appointmentId: appointment_id,
    until: new Date(releasedAt(review.written_at.getTime())),
    reason: review.decision_reason,
  };
  await platform.outbox.add(
    tx,
    ...heard.map(({ kind, reader }) => reviewMail(platform, { kind, ...reader, ...facts })),
  );
  const notes = heard.map(
    ({ side, note, reader }): Note => ({
      userId: reader.userId,
      kind: note,
      // The appointment would tell a coach whose review it is.
      ...(side === "client" && appointment_id && { appointmentId: appointment_id }),
      ...(side === "client" && starts_at && { startsAt: starts_at }),
      ...(note === "reviewWritten" && { data: { reviewId } }),
    }),
  );
  await notify(tx, platform, notes, ...bells);
}

type ResolveAskedParams = {
  reviewId: string;
  isWritten: boolean;
  review: { coach_id: string; appointment_id: string | null };
};

/** A written review answers the client's request; everything later answers the coach's notification. */
async function resolveAsked(tx: Tx, platform: Platform, { reviewId, isWritten, review }: ResolveAskedParams) {
  const { coach_id: userId, appointment_id: appointmentId } = review;
  if (!isWritten) return resolveNotifications(tx, platform, { kinds: ["reviewWritten"], userId, data: { reviewId } });
  return appointmentId ? resolveNotifications(tx, platform, { kinds: ["rateIt"], appointmentId }) : [];
}
