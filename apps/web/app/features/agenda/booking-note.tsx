import type { readAppointment } from "@aufwind/contract/appointments";
import { useEffect, useState } from "react";
import { callFromBrowser } from "../../platform/browser-api.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { lightRoute } from "../../platform/light-route.ts";
import styles from "./dialogs.module.css";

const READ = lightRoute<typeof readAppointment>({ method: "get", path: "/api/appointments/{id}" });

/** What the client wrote when booking; fetched when it is looked at, so that a calendar carries no notes. */
export function BookingNote({ id }: { id: string }) {
  const { t } = useTranslation("agenda");
  const [text, setText] = useState<string | null>();
  useEffect(() => {
    let isShown = true;
    callFromBrowser(READ, { params: { id } })
      .then(({ note }) => isShown && setText(note))
      .catch(() => isShown && setText(null));
    return () => {
      isShown = false;
    };
  }, [id]);
  return (
    <>
      <dt>{t("facts.note")}</dt>
      <dd className={styles.note} aria-live="polite">
        {text === undefined ? "…" : (text ?? t("facts.noteFailed"))}
      </dd>
    </>
  );
}
