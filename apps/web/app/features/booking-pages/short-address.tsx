import type { BookingPage } from "@aufwind/contract/booking-pages";
import { SHORT_NAME } from "@aufwind/rules/booking-pages";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import { LinkField } from "../../ui/sharing.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./booking-pages.module.css";
import { shortNameBody } from "./form-parsers.ts";

const schema = () => import("@aufwind/contract/booking-pages").then(({ ShortName }) => ShortName);

/** The short address, one for each kind, and another word for it. */
export function ShortAddress({ page }: { page: BookingPage }) {
  const { t } = useTranslation("booking-pages");
  const { url, kinds, shortName, formerNames } = page;
  return (
    <Panel title={t("address.title")}>
      <p className={styles.soft}>{t("address.lead")}</p>
      <div className={styles.addresses}>
        <LinkField id="address-all" label={t("address.all")} url={url} copy={<Copy of={t("address.all")} />} isBrief />
        {kinds.map((kind) => (
          <LinkField
            key={kind.type}
            id={`address-${kind.type}`}
            label={t(`kinds.${kind.type}`)}
            url={kind.url}
            copy={<Copy of={t(`kinds.${kind.type}`)} />}
            isBrief
          />
        ))}
      </div>
      <PageForm
        key={shortName}
        name="shortName"
        schema={schema}
        bodyOf={shortNameBody}
        failure={t("address.failed")}
        saved={t("address.saved")}
      >
        <TextField
          name="shortName"
          label={t("address.word")}
          help={t("address.help", SHORT_NAME)}
          defaultValue={shortName}
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitRow look="ghost">{t("address.save")}</SubmitRow>
      </PageForm>
      {formerNames.length > 0 && (
        <p className={styles.soft}>{t("address.former", { names: formerNames.join(", ") })}</p>
      )}
    </Panel>
  );
}

/** Short beside the address; a screen reader hears which one. */
function Copy({ of }: { of: string }) {
  const { t } = useTranslation("booking-pages");
  return (
    <>
      {t("address.copy")}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </>
  );
}
