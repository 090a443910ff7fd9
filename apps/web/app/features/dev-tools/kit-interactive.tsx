import { Button, Group, Modal, SegmentedControl, Switch } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onCloseModals } from "../../platform/modals.ts";
import { KitProvider } from "../../ui/mantine/kit-provider.tsx";
import { showToast } from "../../ui/toasts/show-toast.ts";

/** Mantine's parts in our theme; change the scheme in the header to see both. */
export function KitInteractive() {
  const { t } = useTranslation("dev-tools");
  return (
    <KitProvider>
      <Group>
        <Button onClick={() => showToast({ text: t("kit.toastGood") })}>{t("kit.toast")}</Button>
        <Button color="apricot" onClick={() => showToast({ text: t("kit.toastBad"), tone: "bad" })}>
          {t("kit.toastFailure")}
        </Button>
        <KitModal />
        <Switch label={t("kit.switch")} defaultChecked />
        <SegmentedControl data={[t("kit.day"), t("kit.week"), t("kit.month")]} aria-label={t("kit.range")} />
      </Group>
    </KitProvider>
  );
}

function KitModal() {
  const { t } = useTranslation("dev-tools");
  const [open, setOpen] = useState(false);
  useEffect(() => onCloseModals(() => setOpen(false)), []);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("kit.modal")}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={t("kit.modalTitle")}
        closeButtonProps={{ "aria-label": t("common:close") }}
        centered
      >
        {t("kit.modalText")}
      </Modal>
    </>
  );
}
