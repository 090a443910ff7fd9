import { readVia } from "@aufwind/rules/booking-pages";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/notices.tsx";

/** In the window of a widget: tells the widget that it is done, and how to get back. A widget is of our own origin. */
export function WidgetBookingDone({ isConfirmed }: { isConfirmed: boolean }) {
  const { t } = useTranslation("booking-pages-window");
  const [params] = useSearchParams();
  const isDone = readVia(params) === "widget" && params.has("done");
  useEffect(() => {
    if (isDone) window.opener?.postMessage({ aufwind: "booked", isConfirmed }, location.origin);
  }, [isDone, isConfirmed]);
  if (!isDone) return null;
  return (
    <Note>
      {t("done")}{" "}
      <Button look="ghost" small onClick={() => window.close()}>
        {t("close")}
      </Button>
    </Note>
  );
}
