import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Side } from "@aufwind/rules/appointments/status";
import { closesAt, opensAt } from "@aufwind/rules/video-calls";
import { useServerTime } from "../../../platform/browser/use-server-time.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { CallLink } from "../../../shared/call-link.tsx";
import { RowMenu } from "../../../shared/list/row-menu.tsx";
import { MessageLink } from "../../../shared/message-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type AppointmentAction, mainAction, otherPersonOf, PAGES_OF, possibleActions } from "../actions.ts";
import { useOtherName } from "../appointment-summary.tsx";
import { MainActionLink } from "../main-action-link.tsx";

const GRAVE_ACTS: readonly AppointmentAction[] = ["reject", "decline", "cancel", "noShow"];

type RowActionsProps = { item: AppointmentItem; side: Side; now: number };

/** What is awaited stands in the row; everything that is possible is in its menu. */
export function RowActions({ item, side, now }: RowActionsProps) {
  const { t } = useTranslation("appointments");
  const name = useOtherName(item, side);
  const other = otherPersonOf(item, side);
  const useful = mainAction(item, side);
  const link = <MainActionLink item={item} side={side} />;
  const moment = useServerTime(now);
  const isRoomOpen =
    item.scheduledStatus === "Scheduled" &&
    moment >= opensAt(Date.parse(item.scheduledAt)) &&
    moment < closesAt(Date.parse(item.endsAt));
  return (
    <RowMenu
      label={t("list.acts", { name })}
      awaited={
        isRoomOpen ? (
          <CallLink appointment={item} now={now} name={name} small isBrief />
        ) : (
          useful !== "view" && useful !== "again" && link
        )
      }
      quick={useful === "again" && link}
    >
      <PageLink to={PAGES_OF[side].one} params={{ id: item.id }}>
        <Icon name="calendar" /> {t("list.view")}
      </PageLink>
      {other.name && <MessageLink otherId={other.id} name={other.name} />}
      {side === "coach" && (
        <>
          <PageLink to="coachClient" params={{ id: item.client.id }}>
            <Icon name="user" /> {t("list.file")}
          </PageLink>
          <PageLink to="coachNote" params={{ id: item.id }}>
            <Icon name="pen" /> {t("list.note")}
          </PageLink>
        </>
      )}
      {possibleActions(item.can).map((act) => (
        <ActionLink key={act} act={act} item={item} side={side} />
      ))}
    </RowMenu>
  );
}

function ActionLink({ act, item, side }: Omit<RowActionsProps, "now"> & { act: AppointmentAction }) {
  const { t } = useTranslation("appointments");
  const label = t(`acts.${act}.label`, { name: useOtherName(item, side) });
  const params = { id: item.id };
  if (act === "giveDetails")
    return (
      <PageLink to="clientPayment" params={params}>
        <Icon name="card" /> {label}
      </PageLink>
    );
  if (act === "reschedule")
    return (
      <PageLink to={PAGES_OF[side].move} params={params}>
        <Icon name="clock" /> {label}
      </PageLink>
    );
  return (
    <PageLink to={PAGES_OF[side].one} params={params} query={`act=${act}`}>
      <Icon name={GRAVE_ACTS.includes(act) ? "close" : "check"} /> {label}
    </PageLink>
  );
}
