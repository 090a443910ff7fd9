import type { NextTimes } from "@aufwind/contract/slots";
import type { Room } from "@aufwind/contract/video-calls";
import { useCallback, useEffect, useState } from "react";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { pickedQuery } from "../../../shared/slot-picker/picked.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Failure, Skeleton } from "../../../ui/placeholders.tsx";
import { proposeNext, readNextTimes, refusalText } from "./requests.ts";
import styles from "./side-panel.module.css";

type Time = NextTimes["times"][number];

/** The next appointment: the usual time first. A client books it in a tab of its own, a coach holds it for them. */
export function NextAppointment({ room }: { room: Room }) {
  const { t } = useTranslation("video-calls");
  const { found, read } = useNextTimes(room.appointmentId);
  if (found === null) return <Skeleton lines={5} />;
  if (typeof found === "string")
    return (
      <Failure title={t("next.failed")} onRetry={read}>
        {found}
      </Failure>
    );
  return (
    <div className={styles.next}>
      <p>{t(`next.${room.side}`, { minutes: found.durationMinutes })}</p>
      {found.times.length === 0 && <p>{t("next.none")}</p>}
      <ul className={styles.times}>
        {found.times.map((time) => (
          <li key={time.scheduledAt}>
            {room.side === "client" ? <BookLink {...{ found, time }} /> : <ProposeButton {...{ room, found, time }} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function useNextTimes(id: string) {
  const [found, setFound] = useState<NextTimes | string | null>(null);
  const read = useCallback(() => {
    setFound(null);
    readNextTimes(id).then(setFound, (error: unknown) => setFound(refusalText(error)));
  }, [id]);
  useEffect(read, [read]);
  return { found, read };
}

/** The address of the last step of booking this time. */
function useBookPath({ slug, consultation }: NextTimes, { scheduledAt }: Time): string {
  const locale = useLocale();
  return `${pathTo("book", locale, { slug })}?${pickedQuery({ type: consultation, start: scheduledAt })}`;
}

function TimeText({ time: { scheduledAt, isUsual } }: { time: Time }) {
  const { t } = useTranslation("video-calls");
  return (
    <>
      <Moment at={scheduledAt} beside />
      {isUsual && <span className={styles.usual}>{t("next.usual")}</span>}
    </>
  );
}

function BookLink({ found, time }: { found: NextTimes; time: Time }) {
  return (
    <a
      className={styles.time}
      href={useBookPath(found, time)}
      target="_blank"
      rel="noopener"
      data-usual={time.isUsual || undefined}
    >
      <TimeText time={time} />
      <Icon name="arrowRight" />
    </a>
  );
}

type Proposal = { step: "ready" | "sending" | "sent" | "failed"; refusal?: string };

/** One click holds it, and writes into the chat where the client confirms it. */
function ProposeButton({ room, found, time }: { room: Room; found: NextTimes; time: Time }) {
  const { t } = useTranslation("video-calls");
  const locale = useLocale();
  const path = useBookPath(found, time);
  const [state, setState] = useState<Proposal>({ step: "ready" });
  const propose = () => {
    setState({ step: "sending" });
    const moment = momentOf({ at: time.scheduledAt }, { locale });
    const text = t("next.message", { moment, link: `${window.location.origin}${path}` });
    const held = { consultation: found.consultation, scheduledAt: time.scheduledAt };
    proposeNext(room, held, text).then(
      () => setState({ step: "sent" }),
      (error: unknown) => setState({ step: "failed", refusal: refusalText(error) }),
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.time}
        data-usual={time.isUsual || undefined}
        disabled={state.step === "sending" || state.step === "sent"}
        onClick={propose}
      >
        <TimeText time={time} />
        <Icon name={state.step === "sent" ? "check" : "send"} />
      </button>
      <p role="status">
        {state.step === "sent" && t("next.sent")}
        {state.step === "failed" && (state.refusal || t("next.notSent"))}
      </p>
    </>
  );
}
