import type { Notification } from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import { useCallback, useEffect, useState } from "react";
import { useLive } from "../../platform/live/use-live.ts";
import { readNewest } from "./bell-routes.ts";

type Newest = { items: Notification[] | null /** Reading failed, or an act did. */; trouble: "read" | "act" | null };

/** The unread notifications while the list is open: read now, and again whenever there are others. */
export function useNewest(side: Side) {
  const [{ items, trouble }, set] = useState<Newest>({ items: null, trouble: null });
  const read = useCallback(async () => {
    try {
      const found = await readNewest(side);
      set(({ trouble }) => ({ items: found, trouble: trouble === "act" ? trouble : null }));
    } catch {
      // What is shown stays: it is hardly older than the failure.
      set(({ items }) => ({ items, trouble: items ? null : "read" }));
    }
  }, [side]);
  useEffect(() => {
    read();
  }, [read]);
  useLive("notifications", read);
  useLive("reset", read);
  function again() {
    set({ items: null, trouble: null });
    read();
  }
  /** Takes those away at once that an act is about; where it fails they come back, and it is said. */
  async function act(doing: Promise<unknown>, ids: readonly string[]) {
    set((now) => ({ items: now.items?.filter((item) => !ids.includes(item.notificationId)) ?? null, trouble: null }));
    try {
      await doing;
    } catch {
      set((now) => ({ ...now, trouble: "act" }));
    }
    await read();
  }
  return { items, trouble, again, act };
}
