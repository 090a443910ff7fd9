import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Side, Status } from "@aufwind/rules/appointments/status";
import type { MomentShape } from "../../platform/i18n/dates.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Avatar } from "../../ui/avatar.tsx";
import blocks from "../../ui/blocks.module.css";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { otherPersonOf, whoHasToAct } from "./actions.ts";
import styles from "./appointment-summary.module.css";
import { paymentMark, unpaidMark } from "./payment-status.ts";

type People = Pick<AppointmentItem, "coach" | "client">;

/** The other person's name, also after they have left. */
export function useOtherName(people: People, side: Side): string {
  const { t } = useTranslation("appointments");
  return otherPersonOf(people, side).name || t(`gone.${side === "client" ? "coach" : "client"}`);
}

/** The other person's picture; the name is beside it. */
export function Face({ people, side }: { people: People; side: Side }) {
  const name = useOtherName(people, side);
  const { picture } = otherPersonOf(people, side);
  return <Avatar name={name} picture={picture} large loading="lazy" />;
}

type SentenceProps = { text: string; at?: string | undefined; from?: string | undefined; until?: string | undefined };

/** A sentence with moments in it: `<until></until>` is replaced by one. */
export function Sentence({ text, ...moments }: SentenceProps) {
  const tags = Object.fromEntries(
    Object.entries(moments).flatMap(([name, at]) => (at ? [[name, () => <Moment at={at} beside />]] : [])),
  );
  return <RichText text={text} tags={tags} />;
}

type ItemTimeProps = { item: Pick<AppointmentItem, "scheduledAt" | "scheduledBefore">; shape: MomentShape };

/** Its time; if another one is proposed, both, so that they cannot be confused. */
export function ItemTime({ item: { scheduledAt, scheduledBefore }, shape }: ItemTimeProps) {
  const { t } = useTranslation("appointments");
  if (!scheduledBefore) return <Moment at={scheduledAt} shape={shape} />;
  return (
    <span className={styles.times}>
      <span className={styles.before}>
        <Sentence text={t("acts.before")} at={scheduledBefore} />
      </span>
      <span>
        {t("acts.proposed")} <Moment at={scheduledAt} shape={shape} />
      </span>
    </span>
  );
}

const ICONS: Record<Status, IconName> = {
  Pending: "clock",
  Scheduled: "check",
  Rescheduled: "calendar",
  Cancelled: "close",
  "No Show": "alert",
  Completed: "check",
  Rejected: "close",
};
const TONES: Record<Status, "open" | "good" | "over" | "bad"> = {
  Pending: "open",
  Scheduled: "good",
  Rescheduled: "open",
  Cancelled: "over",
  "No Show": "bad",
  Completed: "over",
  Rejected: "over",
};

type Item = Pick<AppointmentItem, "scheduledStatus" | "awaiting" | "payment" | "coach" | "client">;

type StatusBadgeProps = {
  item: Item;
  side: Side;
  /** For coaches also says that the client will pay. */
  alwaysPayment?: boolean;
};

/** The status, and who is awaited: in words, with an icon, and only then by colour. */
export function StatusBadge({ item, side, alwaysPayment = false }: StatusBadgeProps) {
  const { t } = useTranslation("appointments");
  const name = useOtherName(item, side);
  const { scheduledStatus } = item;
  const awaited = whoHasToAct(item, side);
  const ahead = alwaysPayment && item.payment === "open" ? "open" : undefined;
  const paid = side === "coach" ? (paymentMark(item) ?? ahead) : undefined;
  const unpaid = side === "client" ? unpaidMark(item) : undefined;
  return (
    <span className={styles.status}>
      {/* An unpaid fee comes before a status that would look fine. */}
      {unpaid ? (
        <span className={`${blocks.badge} ${styles.badge}`} data-tone="bad">
          <Icon name="alert" /> {t(`clientPayment.marks.${unpaid}`)}
        </span>
      ) : (
        <span className={`${blocks.badge} ${styles.badge}`} data-tone={TONES[scheduledStatus]}>
          <Icon name={ICONS[scheduledStatus]} /> {t(`status.${scheduledStatus}`)}
        </span>
      )}
      {unpaid && <small>{t(`status.${scheduledStatus}`)}</small>}
      {awaited && (
        <small data-you={awaited === "you" || undefined}>
          {awaited === "details" ? t(`awaited.details.${side}`) : t(`awaited.${awaited}`, { name })}
        </small>
      )}
      {paid && <small data-payment={paid}>{t(`paymentMarks.${paid}`)}</small>}
    </span>
  );
}
