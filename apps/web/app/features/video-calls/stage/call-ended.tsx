import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Room } from "@aufwind/contract/video-calls";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { Button, PageButton } from "../../../ui/button.tsx";
import { Success } from "../../../ui/form/form-messages.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import patterns from "../../../ui/patterns.module.css";
import styles from "../room.module.css";
import { AppointmentButton, useOtherName } from "../room-head.tsx";

/** After the end: thanks, and what may come next. */
export function CallEnded({ room, first }: { room: Room; first: React.ReactNode }) {
  const { t } = useTranslation("video-calls");
  const name = useOtherName(room);
  const { side, other } = room;
  return (
    <>
      <PageHeader title={t("thanks.title", { name })} />
      <Success>
        <p>{t(`thanks.${side}`)}</p>
        <div className={styles.buttons}>
          {first}
          {side === "client" && other.slug && (
            <PageButton to="coachPage" params={{ slug: other.slug }} hash="booking" look="ghost">
              {t("thanks.again")}
            </PageButton>
          )}
          <MessageButton room={room} />
          <AppointmentButton room={room} look="ghost" />
        </div>
        {side === "coach" && <NextAppointment after={room.appointmentId} />}
      </Success>
    </>
  );
}

/** To the pair's conversation; if it cannot be opened now, to all of them. */
function MessageButton({ room: { coachId, clientId } }: { room: Pick<Room, "coachId" | "clientId"> }) {
  const { t } = useTranslation("video-calls");
  const locale = useLocale();
  const navigate = useNavigate();
  const open = () =>
    import("./requests.ts")
      .then((module) => module.openConversationOf({ coachId, clientId }))
      .then((id) => pathTo("conversation", locale, { id }))
      .catch(() => pathTo("messages", locale))
      .then((path) => navigate(path));
  return (
    <Button look="ghost" onClick={open}>
      {t("thanks.message")}
    </Button>
  );
}

/** The coach's next appointment; nothing while unknown. */
function NextAppointment({ after }: { after: string }) {
  const { t } = useTranslation("video-calls");
  const [next, setNext] = useState<AppointmentItem | null | undefined>();
  useEffect(() => {
    import("./requests.ts").then(({ readNextAppointment }) => readNextAppointment()).then(setNext, () => undefined);
  }, []);
  if (next === undefined) return null;
  if (!next || next.id === after) return <p>{t("thanks.noNext")}</p>;
  return (
    <p className={patterns.links}>
      {t("thanks.next")}:{" "}
      <PageLink to="coachAppointment" params={{ id: next.id }}>
        {next.client.name || t("gone.client")}
      </PageLink>
      , <Moment at={next.scheduledAt} beside />
    </p>
  );
}
