import { zoneToday } from "@aufwind/rules/time/zone-names";
import { useEffect, useRef } from "react";
import { text } from "../../../platform/forms/form-body.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import blocks from "../../../ui/blocks.module.css";
import { TextField } from "../../../ui/form/text-fields.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./onboarding.module.css";

export const nameBody = (form: FormData) => ({
  firstName: text(form, "firstName"),
  lastName: text(form, "lastName"),
});

export function NameFields({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { t } = useTranslation("onboarding");
  return (
    <div className={`${blocks.pair} ${styles.pair}`}>
      <TextField name="firstName" label={t("firstName")} autoComplete="given-name" defaultValue={firstName} />
      <TextField name="lastName" label={t("lastName")} autoComplete="family-name" defaultValue={lastName} />
    </div>
  );
}

type ZonePanelProps = {
  /** No zone is set yet: the browser's own is likely right. */
  isOpen: boolean;
  children: React.ReactNode;
};

/** Around the field of the time zone. */
export function ZonePanel({ isOpen, children }: ZonePanelProps) {
  const { t } = useTranslation("onboarding");
  return (
    <Panel title={t("zone")} id="time-zone">
      <p>{t("zoneLead")}</p>
      <div className={styles.narrow}>{children}</div>
      {isOpen && <BrowserZone />}
    </Panel>
  );
}

/** Selects the browser's own time zone in the form around it, if listed. */
function BrowserZone() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const field = mark.current?.closest("form")?.elements.namedItem("timeZone");
    const timeZone = zoneToday(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (!(field instanceof HTMLSelectElement) || field.value === timeZone) return;
    if (![...field.options].some(({ value }) => value === timeZone)) return;
    field.value = timeZone;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }, []);
  return <span ref={mark} hidden />;
}
