import { useEffect, useEffectEvent } from "react";
import { onSchemeChosen } from "../../platform/browser/scheme.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useReaderZone } from "../../platform/i18n/reader-zone.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useLive } from "../../platform/live/use-live.ts";
import { storeAppointments } from "./store-appointments.ts";

/** Keeps the appointments of this device up to date while a page of the area is open. */
export function OfflineSync({ userId }: { userId: string }) {
  const { t } = useTranslation("offline");
  const locale = useLocale();
  const zone = useReaderZone();
  // Without storage or a connection the device keeps what it has.
  const keep = useEffectEvent(() => void storeAppointments({ userId, locale, zone, t }).catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another person or in another language anew
  useEffect(() => keep(), [userId, locale]);
  useLive("appointment", () => keep());
  useEffect(() => onSchemeChosen(() => keep()), []);
  return null;
}
