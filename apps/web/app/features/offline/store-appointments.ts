import type { OfflineAppointment, readOfflineAppointments } from "@aufwind/contract/offline";
import type { Locale } from "@aufwind/rules/locale";
import { opensAt } from "@aufwind/rules/video-calls";
import { chosenScheme } from "../../platform/browser/scheme.ts";
import { registerWorker } from "../../platform/browser/service-worker.ts";
import { forgetOffline, OFFLINE_FOR } from "../../platform/forms/forget-drafts.ts";
import { callFromBrowser, lightRoute } from "../../platform/http/browser-api.ts";
import { momentHere, momentOf } from "../../platform/i18n/dates.ts";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { type OfflinePage, storeEncryptedPage } from "./encrypted-store.ts";

const READ = lightRoute<typeof readOfflineAppointments>({ method: "get", path: "/api/offline/appointments" });

type Reader = { userId: string; locale: Locale; zone: string | null; t: Translate<"offline"> };

/** Keeps the next appointments for times without a network, and nothing of anybody else's. */
export async function storeAppointments(reader: Reader): Promise<void> {
  if (localStorage.getItem(OFFLINE_FOR) !== reader.userId) forgetOffline();
  if (!("serviceWorker" in navigator) || !globalThis.crypto?.subtle) return;
  const { keptUntil, items } = await callFromBrowser(READ, {});
  if (!keptUntil) return forgetOffline();
  localStorage.setItem(OFFLINE_FOR, reader.userId);
  await storeEncryptedPage(pageOf(items, { ...reader, keptUntil: Date.parse(keptUntil) }));
  await registerWorker();
}

function pageOf(
  items: OfflineAppointment[],
  { locale, zone, t, keptUntil }: Reader & { keptUntil: number },
): OfflinePage {
  const readAt = momentHere({ at: new Date().toISOString() }, { locale, zone });
  return {
    keptUntil,
    lang: locale,
    scheme: chosenScheme(),
    texts: {
      ...{ title: t("title"), next: t("next"), none: t("none"), toRoom: t("toRoom"), again: t("again") },
      lead: t("lead", { time: readAt }),
      kept: t("kept"),
    },
    appointments: items.map(({ id, name, consultation, scheduledAt, endsAt }) => ({
      endsAt: Date.parse(endsAt),
      when: momentHere({ at: scheduledAt, until: endsAt }, { locale, zone }),
      who: t("with", { name: name || t("gone"), kind: t(`kinds.${consultation}`) }),
      room: t("room", {
        time: momentOf({ at: new Date(opensAt(Date.parse(scheduledAt))).toISOString() }, { locale, shape: "clock" }),
      }),
      roomUrl: pathTo("room", locale, { id }),
    })),
  };
}
