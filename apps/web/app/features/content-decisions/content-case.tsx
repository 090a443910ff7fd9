import type { ContentCase as Content, OpenedMessage, TeamNotice } from "@aufwind/contract/content-decisions-team";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDate, formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import blocks from "../../ui/blocks.module.css";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import styles from "./content-case.module.css";
import { DecisionForm } from "./decision-form.tsx";

type ContentCaseProps = { content: Content; query: string };

/** Beside a case: the reported content as it was, its author, all notices and decisions, and the next decision. */
export function ContentCase({ content, query }: ContentCaseProps) {
  const { t } = useTranslation("content-decisions-team");
  const locale = useLocale();
  const { kind, author, hidden, notices, isAppealed, can } = content;
  return (
    <section className={`${blocks.card} ${styles.content}`} aria-labelledby="content-title">
      <ProofStep />
      <h3 id="content-title">{t(`case.${kind}`)}</h3>
      <dl className={styles.facts}>
        <dt>{t("case.author")}</dt>
        <dd>
          {author ? (
            <>
              <PageLink to="teamPerson" params={{ id: author.id }}>
                {author.name}
              </PageLink>{" "}
              · {t("case.upheld", { count: author.upheld })}
              {author.isSuspended && ` · ${t("case.suspended")}`}
            </>
          ) : (
            t("noAuthor")
          )}
        </dd>
      </dl>
      {hidden && (
        <Note>
          {hidden.until ? t("case.hiddenUntil", { date: formatDate(locale, hidden.until) }) : t("case.hidden")}
        </Note>
      )}
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
      <Decisions content={content} />
      <Around content={content} query={query} />
      {isAppealed && <Note>{t(can.isOwnDecision ? "case.ownDecision" : "case.appealed")}</Note>}
      <Told />
      {can.decide.length > 0 && <DecisionForm content={content} query={query} />}
    </section>
  );
}

function Told() {
  const { t } = useTranslation("content-decisions-team");
  const result = useAnswer<FormResult>();
  if (!result?.ok) return null;
  if (result.form === "decideContent") return <Outcome of={result}>{t("case.done")}</Outcome>;
  return result.form === "openMessages" ? <Outcome of={result}>{t("around.asked")}</Outcome> : null;
}

/** One notice with the content as it was then. */
function Notice({ notice }: { notice: TeamNotice }) {
  const { t } = useTranslation("content-decisions-team");
  const locale = useLocale();
  const { id, reason, explanation, place, at, reporter, copy, files } = notice;
  return (
    <article className={styles.notice} aria-label={t(`reasons.${reason}`)}>
      <p>
        <b>{t(`reasons.${reason}`)}</b> · <time dateTime={at}>{formatMoment(locale, at)}</time>
      </p>
      <dl className={styles.facts}>
        <dt>{t("case.reporter")}</dt>
        <dd>
          {reporter ? [reporter.name, reporter.email].filter(Boolean).join(" · ") : t("case.anonymous")}
          {reporter && ` · ${t("case.unfounded", { count: reporter.unfounded })}`}
        </dd>
        {explanation && (
          <>
            <dt>{t("case.explanation")}</dt>
            <dd className={styles.text}>{explanation}</dd>
          </>
        )}
        <dt id={`copy-${id}`}>{t("case.asItWas")}</dt>
        <dd>
          {copy === null ? (
            t("case.forgotten")
          ) : (
            <blockquote className={styles.copy} aria-labelledby={`copy-${id}`} dir="auto">
              {copy}
            </blockquote>
          )}
        </dd>
        {files.length > 0 && (
          <>
            <dt>{t("case.files")}</dt>
            {files.map(({ position, name }) => (
              <dd key={position}>
                <a href={`/api/operators/content-notice-files/${id}/${position}`} download>
                  {t("case.file", { name })}
                </a>
              </dd>
            ))}
          </>
        )}
        {place && (
          <>
            <dt>{t("case.place")}</dt>
            <dd>{place}</dd>
          </>
        )}
      </dl>
    </article>
  );
}

/** What was decided before, with the appeals against it. */
function Decisions({ content: { decisions } }: Pick<ContentCaseProps, "content">) {
  const { t } = useTranslation("content-decisions-team");
  const locale = useLocale();
  if (decisions.length === 0) return null;
  return (
    <Disclosure summary={t("case.decisions", { count: decisions.length })} open>
      <ol className={styles.decisions}>
        {decisions.map(({ id, decision, facts, ground, clause, until, decidedAt, decidedBy, appeals }) => (
          <li key={id}>
            <p>
              <b>{t(`decided.${decision}`)}</b> · {decidedBy.name} · {formatMoment(locale, decidedAt)}
              {until && ` · ${t("case.until", { date: formatDate(locale, until) })}`}
            </p>
            <dl className={styles.facts}>
              <dt>{t("decide.facts")}</dt>
              <dd className={styles.text}>{facts}</dd>
              {ground && (
                <>
                  <dt>{t("decide.ground")}</dt>
                  <dd>
                    {t(`grounds.${ground}`)}: {clause}
                  </dd>
                </>
              )}
            </dl>
            {appeals.map(({ side, text, madeAt }) => (
              <blockquote key={madeAt} className={styles.copy}>
                <b>{t(`appealBy.${side}`)}</b> · {formatMoment(locale, madeAt)}
                <br />
                {text}
              </blockquote>
            ))}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** The messages around a reported one: asked for, agreed to by another, then read. */
function Around({ content: { kind, contentId, can, openedUntil }, query }: ContentCaseProps) {
  const { t } = useTranslation("content-decisions-team");
  const locale = useLocale();
  const result = useAnswer<FormResult<{ items: OpenedMessage[] }>>();
  const read = result?.ok && result.form === "readMessages" ? result.data.items : null;
  const named = (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="contentId" value={contentId} />
    </>
  );
  if (can.readAround)
    return (
      <>
        <PageForm name="readMessages" query={query}>
          {named}
          <p>{openedUntil && t("around.open", { date: formatMoment(locale, openedUntil) })}</p>
          <SubmitButton look="ghost" small>
            {t("around.read")}
          </SubmitButton>
        </PageForm>
        {read && (
          <ol className={styles.around} aria-label={t("around.label")}>
            {read.map(({ id, sender, text, sentAt, isReported }) => (
              <li key={id} data-reported={isReported || undefined}>
                <b>{t(`around.${sender}`)}</b> <time dateTime={sentAt}>{formatMoment(locale, sentAt)}</time>
                <p dir="auto">{text ?? t("around.erased")}</p>
              </li>
            ))}
          </ol>
        )}
      </>
    );
  if (!can.askToOpen) return null;
  return (
    <Disclosure summary={t("around.ask")}>
      <PageForm name="openMessages" query={query}>
        {named}
        <TextArea name="reason" label={t("around.reason")} help={t("around.help")} rows={3} max={1000} />
        <SubmitButton look="ghost" small>
          {t("around.submit")}
        </SubmitButton>
      </PageForm>
    </Disclosure>
  );
}
