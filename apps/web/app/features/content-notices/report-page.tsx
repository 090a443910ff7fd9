import type { Reportable } from "@aufwind/contract/content-notices";
import { EXPLANATION_MOST, NOTICE_REASONS } from "@aufwind/rules/content-notices";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMember } from "../../platform/pages/site.ts";
import { BackHome, VisitorFormEnd } from "../../shared/visitor-form.tsx";
import blocks from "../../ui/blocks.module.css";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { RadioGroup } from "../../ui/form/choices.tsx";
import { Honeypot } from "../../ui/form/field.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { TextArea, TextField, VisitorEmailField } from "../../ui/form/text-fields.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./report.module.css";

/** Reports a content, signed in or not; without a content the page says where the way to it is. */
export function ReportPage({ content }: { content: Reportable | null }) {
  const { t } = useTranslation("content-notices");
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <div className={styles.page}>{content ? <NoticeForm content={content} /> : <HowTo />}</div>
    </>
  );
}

/** For whoever comes without a content in the address. */
function HowTo() {
  const { t } = useTranslation("content-notices");
  return (
    <div className={`${patterns.links} ${styles.howTo}`}>
      <h2>{t("howTo.title")}</h2>
      <ul>
        {(["profile", "review", "message", "document"] as const).map((kind) => (
          <li key={kind}>
            <RichText text={t(`howTo.${kind}`)} />
          </li>
        ))}
      </ul>
      <p>
        <RichText text={t("howTo.else")} tags={{ contact: (words) => <PageLink to="contact">{words}</PageLink> }} />
      </p>
    </div>
  );
}

function NoticeForm({ content }: { content: Reportable }) {
  const { t } = useTranslation("content-notices");
  const member = useMember();
  const { kind, id, title, excerpt, place } = content;
  // A profile's text begins with the name, which is its title.
  const text = excerpt.startsWith(title) ? excerpt.slice(title.length).trim() : excerpt;
  return (
    <PostForm<{ reference: string }>
      name="report"
      failure={t("failed")}
      success={({ data }) => <Received reference={data.reference} />}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="contentId" value={id} />
      <section className={`${blocks.box} ${styles.content}`} aria-labelledby="reported">
        <h2 id="reported">{t(`kinds.${kind}`)}</h2>
        <dl>
          <dt>{t(`whose.${kind}`)}</dt>
          <dd>{title}</dd>
          {text && (
            <>
              <dt>{t(`what.${kind}`)}</dt>
              <dd className={styles.text} dir="auto">
                {text}
              </dd>
            </>
          )}
        </dl>
      </section>
      <RadioGroup
        name="reason"
        legend={t("reason")}
        options={NOTICE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        defaultValue=""
      />
      <TextArea
        name="explanation"
        label={t("explanation")}
        help={t("explanationHelp")}
        max={EXPLANATION_MOST}
        rows={6}
      />
      <TextField name="place" label={t("place")} help={t("placeHelp")} defaultValue={place} optional />
      {!member && (
        <>
          <p>{t("who")}</p>
          <TextField name="name" label={t("name")} autoComplete="name" />
          <VisitorEmailField label={t("email")} help={t("emailHelp")} />
        </>
      )}
      <Checkbox name="goodFaith" label={t("goodFaith")} />
      <Honeypot />
      <p className={`${patterns.plainLinks} ${styles.note}`}>{t("danger")}</p>
      <VisitorFormEnd privacy={t("privacy")} className={styles.note} submit={t("submit")} />
    </PostForm>
  );
}

function Received({ reference }: { reference: string }) {
  const { t } = useTranslation("content-notices");
  return (
    <>
      <p className={styles.title}>{t("sent.title")}</p>
      <p>{t("sent.text")}</p>
      <p className={styles.note}>{t("sent.number", { reference })}</p>
      <BackHome>{t("sent.home")}</BackHome>
    </>
  );
}
