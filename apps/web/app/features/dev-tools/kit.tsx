import { Button, Group, Modal, SegmentedControl, Switch } from "@mantine/core";
import { useEffect, useState } from "react";
import { onCloseModals } from "../../platform/browser/modals.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Honeypot } from "../../ui/form/field.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Breadcrumb } from "../../ui/links.tsx";
import { KitProvider } from "../../ui/mantine.tsx";
import { PageHead } from "../../ui/section.tsx";
import { showToast } from "../../ui/toasts.tsx";
import styles from "./kit.module.css";
import { KitParts } from "./kit-parts.tsx";

const COLOURS = [
  "paper",
  "card",
  "sand",
  "line",
  "control",
  "ink",
  "soft",
  "teal",
  "teal-tint",
  "apricot",
  "apricot-tint",
  "danger",
  "danger-tint",
  "success",
  "star",
];
const STEPS = ["5", "4", "3", "2", "1", "0", "-1"];

function KitTokens() {
  const { t } = useTranslation("dev-tools");
  return (
    <>
      <h2 className={styles.heading}>{t("kit.colours")}</h2>
      <div className={styles.schemes}>
        {(["light", "dark"] as const).map((scheme) => (
          <ul key={scheme} className={`${styles[scheme]} ${styles.swatches}`}>
            {COLOURS.map((name) => (
              <li key={name}>
                <span className={styles.swatch} style={{ background: `var(--${name})` }} />
                {name}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <h2 className={styles.heading}>{t("kit.type")}</h2>
      <ul>
        {STEPS.map((step) => (
          <li key={step} className={styles.sample} style={{ fontSize: `var(--step-${step})` }}>
            {t("kit.sample")}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every component of the kit, the plain ones in both schemes side by side. */
export function Kit() {
  const { t } = useTranslation("dev-tools");
  return (
    <>
      <Breadcrumb trail={[{ label: t("mailbox.title"), to: "/dev/mailbox" }]} current={t("kit.title")} />
      <PageHead title={t("kit.title")} lead={t("kit.lead")} />
      <KitTokens />
      <h2 className={styles.heading}>{t("kit.parts")}</h2>
      <div className={styles.schemes}>
        <div className={styles.light}>
          <KitParts />
        </div>
        <div className={styles.dark}>
          <KitParts />
        </div>
      </div>
      <h2 className={styles.heading}>{t("kit.form")}</h2>
      <KitForm />
      <h2 className={styles.heading}>{t("kit.interactive")}</h2>
      <KitInteractive />
    </>
  );
}

/** The form pattern; it always fails, to show how. */
function KitForm() {
  const { t } = useTranslation("dev-tools");
  return (
    <PostForm name="kit" success={() => null}>
      <TextField name="name" label={t("kit.name")} optional autoComplete="name" />
      <TextField name="email" type="email" label={t("kit.email")} help={t("kit.emailHelp")} autoComplete="email" />
      <TextArea name="message" label={t("kit.message")} max={200} rows={3} />
      <Checkbox name="agree" label={t("kit.agree")} />
      <Honeypot />
      <SubmitButton>{t("kit.send")}</SubmitButton>
    </PostForm>
  );
}

/** Mantine components in our theme; change the scheme in the header to see both. */
function KitInteractive() {
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
