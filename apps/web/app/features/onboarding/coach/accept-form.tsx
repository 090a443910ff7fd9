import { ticked } from "../../../platform/forms/form-body.ts";
import { formatDate } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Panel, State } from "../../../ui/panel.tsx";
import { Prose } from "../../../ui/prose.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./onboarding.module.css";
import { StepForm } from "./step-form.tsx";
import { STEP_PAGES, stepAfter } from "./steps.ts";

export const termsBody = (form: FormData) => ({ acceptTerms: ticked(form, "acceptTerms") });
export const conductBody = (form: FormData) => ({ acceptConduct: ticked(form, "acceptConduct") });

const onboarding = () => import("@aufwind/contract/onboarding");
const FORMS = {
  terms: { box: "acceptTerms", bodyOf: termsBody, schema: () => onboarding().then((c) => c.TermsStep) },
  conduct: { box: "acceptConduct", bodyOf: conductBody, schema: () => onboarding().then((c) => c.ConductStep) },
} as const;

type AcceptFormProps = {
  step: keyof typeof FORMS;
  /** Null if not accepted yet. */
  acceptedAt: string | null;
};

/** The box under what is to be accepted; afterwards, when it was. */
export function AcceptForm({ step, acceptedAt }: AcceptFormProps) {
  const { t } = useTranslation("onboarding");
  if (acceptedAt) return <Accepted step={step} at={acceptedAt} />;
  const { box, ...form } = FORMS[step];
  const wholeTerms = (words: string) => (
    <PageLink to="terms" hash="coach-onboarding" target="_blank">
      {words}
      <VisuallyHidden> ({t("common:form.newTab")})</VisuallyHidden>
    </PageLink>
  );
  return (
    <StepForm step={step} {...form} label={t("acceptAndContinue")}>
      <Panel title={t(`steps.${step}.accept`)} id="accept">
        <Checkbox name={box} label={<RichText text={t(`steps.${step}.box`)} tags={{ terms: wholeTerms }} />} />
      </Panel>
    </StepForm>
  );
}

function Accepted({ step, at }: { step: keyof typeof FORMS; at: string }) {
  const { t } = useTranslation("onboarding");
  const locale = useLocale();
  const next = stepAfter(step) ?? step;
  return (
    <Panel title={t("yourAcceptance")} aside={<State on>{t("accepted")}</State>} id="accept">
      <p>{t(`steps.${step}.acceptedAt`, { date: formatDate(locale, at) })}</p>
      <div className={styles.acts}>
        <PageButton to={STEP_PAGES[next]}>{t("continue")}</PageButton>
      </div>
    </Panel>
  );
}

/** The whole Code of Conduct, in a readable column. */
export const ConductText = ({ html }: { html: string }) => (
  <div className={styles.text}>
    <Prose html={html} />
  </div>
);
