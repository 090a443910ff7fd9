import type { NotificationSettings } from "@aufwind/contract/notifications";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { BERLIN, placeName, useViewerZone } from "../../platform/moments.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import styles from "./settings.module.css";

const USUAL = { from: "22:00", until: "07:00" };

/** Nothing disturbs within these hours; what came then is told at their end. */
export function QuietHours({ quiet }: { quiet: NotificationSettings["quietHours"] }) {
  const { t } = useTranslation("notification-settings");
  const viewer = useViewerZone();
  const { from, until } = quiet ?? USUAL;
  const zone = quiet?.timeZone ?? viewer ?? BERLIN;
  const zones = [...new Set([zone, BERLIN, viewer ?? BERLIN])];
  return (
    <>
      <Checkbox
        name="isQuiet"
        label={t("quiet.label")}
        help={t("quiet.help")}
        optional
        defaultChecked={quiet !== null}
      />
      <div className={styles.quiet}>
        <TextField name="quietHours.from" label={t("quiet.from")} type="time" quiet defaultValue={from} />
        <TextField name="quietHours.until" label={t("quiet.until")} type="time" quiet defaultValue={until} />
        <SelectField
          // The browser alone knows the reader's zone: it comes after the page.
          key={zones.join(" ")}
          name="quietHours.timeZone"
          label={t("quiet.zone")}
          defaultValue={zone}
          options={zones.map((each) => ({ value: each, label: t("quiet.zoneOf", { place: placeName(each) }) }))}
        />
      </div>
    </>
  );
}
