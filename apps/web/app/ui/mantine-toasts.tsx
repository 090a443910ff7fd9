import { Notifications, notifications } from "@mantine/notifications";
import { useEffect } from "react";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { Icon } from "./icon.tsx";
import { KitProvider } from "./mantine.tsx";
import { type Toast, takeToasts } from "./toasts.tsx";

const CLOSE_AFTER_MS = 500;
const AT_MOST = 6;

export function MantineToasts() {
  const { t } = useTranslation("common");
  const close = t("close");
  useEffect(() => takeToasts((toast) => show(toast, close)), [close]);
  return (
    <KitProvider>
      <section aria-label={t("messages")}>
        <Notifications
          position="bottom-right"
          limit={AT_MOST}
          autoClose={CLOSE_AFTER_MS}
          transitionDuration={150}
          pauseResetOnHover="notification"
          withinPortal={false}
        />
      </section>
    </KitProvider>
  );
}

/** Mantine keeps a toast open while hovered or focused; it was announced already, so it is silent here. */
function show({ text, tone = "good" }: Toast, close: string) {
  notifications.show({
    message: text,
    color: tone === "good" ? "teal" : "red",
    icon: <Icon name={tone === "good" ? "check" : "alert"} />,
    role: "presentation",
    closeButtonProps: { "aria-label": close },
  });
}
