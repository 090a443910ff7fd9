import type { AppointmentItem } from "@aufwind/contract/appointments";
import { useEffect, useState } from "react";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Moment } from "../../ui/moment.tsx";
import styles from "./room.module.css";

/** Whom the coach meets next; nothing while that is not known. */
export function NextAppointment({ after }: { after: string }) {
  const { t } = useTranslation("video-calls");
  const [next, setNext] = useState<AppointmentItem | null | undefined>();
  useEffect(() => {
    import("./read-next.ts").then(({ readNext }) => readNext()).then(setNext, () => undefined);
  }, []);
  if (next === undefined) return null;
  if (!next || next.id === after) return <p>{t("thanks.noNext")}</p>;
  return (
    <p className={styles.next}>
      {t("thanks.next")}:{" "}
      <PageLink to="coachAppointment" params={{ id: next.id }}>
        {next.client.name || t("gone.client")}
      </PageLink>
      , <Moment at={next.scheduledAt} beside />
    </p>
  );
}
