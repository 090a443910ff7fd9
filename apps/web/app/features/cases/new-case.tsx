import type { Case } from "@aufwind/contract/cases";
import { kindsFor } from "@aufwind/rules/cases";
import { LOCALES } from "@aufwind/rules/locale";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useTeam } from "../../platform/session/use-team.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Outcome } from "../../ui/notices.tsx";

/** What comes by letter or phone: a question, a complaint, or somebody's data. */
const BY_HAND = ["question", "complaint", "privacy"] as const;
const WAYS = ["letter", "phone", "email"] as const;

/** Opens a case for what reached the team outside of the product. */
export function NewCase({ query }: { query: string }) {
  const { t } = useTranslation("cases");
  const locale = useLocale();
  const kinds = kindsFor(useTeam()?.permissions ?? []);
  const offered = BY_HAND.filter((kind) => kinds.includes(kind));
  const result = useAnswer<FormResult<Case>>();
  const created = result?.ok && result.form === "create" ? result : null;
  if (offered.length === 0) return null;
  return (
    <>
      {created && (
        <Outcome of={created}>
          {t("new.done")}{" "}
          <PageLink to="teamCase" params={{ number: String(created.data.number) }}>
            #{created.data.number}
          </PageLink>
        </Outcome>
      )}
      <Disclosure summary={t("new.title")}>
        <p>{t("new.text")}</p>
        <PageForm name="create" query={query} key={created?.data.number}>
          <SelectField
            name="kind"
            label={t("new.kind")}
            options={offered.map((value) => ({ value, label: t(`new.kinds.${value}`) }))}
          />
          <SelectField
            name="cameBy"
            label={t("new.cameBy")}
            options={WAYS.map((value) => ({ value, label: t(`new.ways.${value}`) }))}
          />
          <TextField name="name" label={t("new.name")} max={100} autoComplete="off" />
          <TextField
            name="email"
            type="email"
            label={t("new.email")}
            help={t("new.emailHelp")}
            optional
            autoComplete="off"
          />
          <SelectField
            name="locale"
            label={t("new.language")}
            options={LOCALES.map((value) => ({ value, label: t(`facts.languages.${value}`) }))}
            defaultValue={locale}
          />
          <TextField name="subject" label={t("new.subject")} max={150} autoComplete="off" />
          <TextArea name="text" label={t("new.words")} rows={5} max={5000} />
          <SubmitButton>{t("new.button")}</SubmitButton>
        </PageForm>
      </Disclosure>
    </>
  );
}
