import type { Status } from "@aufwind/rules/appointments/status";
import { HOUR } from "@aufwind/rules/time/durations";
import { closesAt, opensAt } from "@aufwind/rules/video-calls";
import { useServerTime } from "../platform/browser/use-server-time.ts";
import { momentOf } from "../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { type ButtonLook, PageButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import patterns from "../ui/patterns.module.css";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

type CallLinkProps = Pick<ButtonLook, "small"> & {
  appointment: { id: string; scheduledStatus: Status; scheduledAt: string; endsAt: string };
  now: number;
  /** The other person, if a page has several such links. */
  name?: string;
  /** If there is space only for the link. */
  isBrief?: boolean;
};

/** The button into the video call while it is open; before that, when it opens. */
export function CallLink({ appointment, now, name, isBrief = false, small }: CallLinkProps) {
  const { t } = useTranslation("video-calls-link");
  const locale = useLocale();
  const moment = useServerTime(now);
  const { id, scheduledStatus, scheduledAt, endsAt } = appointment;
  const opens = opensAt(Date.parse(scheduledAt));
  if (scheduledStatus !== "Scheduled" && scheduledStatus !== "Completed") return null;
  if (moment >= closesAt(Date.parse(endsAt))) return null;
  if (moment >= opens)
    return (
      <PageButton to="room" params={{ id }} look="accent" small={small}>
        <Icon name="video" /> {t("go")}
        {name && <VisuallyHidden> {t("with", { name })}</VisuallyHidden>}
      </PageButton>
    );
  if (isBrief) return null;
  const isToday = opens - moment < 12 * HOUR;
  const time = momentOf({ at: new Date(opens).toISOString() }, { locale, shape: "clock" });
  return (
    <p className={patterns.links}>
      {isToday ? t("opens", { time }) : t("opensInDays")} <PageLink to="setupTest">{t("test")}</PageLink>
    </p>
  );
}
