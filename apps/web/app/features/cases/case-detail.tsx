import type { Case, CaseEntry } from "@aufwind/contract/cases";
import type { HeldEarning } from "@aufwind/contract/earnings-team";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note, Outcome } from "../../ui/notices.tsx";
import styles from "./case.module.css";
import { CaseActs } from "./case-acts.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseHolds } from "./case-holds.tsx";
import { Deadline } from "./case-list.tsx";
import { isToldAct, titleOf } from "./case-words.ts";
import { CaseWriter } from "./case-writer.tsx";

type CaseDetailProps = {
  opened: Case;
  holds: readonly HeldEarning[];
  back: string;
  ownId: string;
  now: number;
  /** What it is about, with its own acts. */
  subject?: React.ReactNode;
};

/** Forms that tell of their own results. */
const ELSEWHERE =
  /^(?:search|create|saveView|changeView|removeView|decideContent|openMessages|readMessages|decideReview)\b/;

/** One case: its acts, what was written and done, an answer, and the facts beside it. */
export function CaseDetail({ opened, holds, back, ownId, now, subject }: CaseDetailProps) {
  const { t } = useTranslation("cases");
  const result = useActionData<FormResult>();
  const other = opened.writing && opened.writing.id !== ownId ? opened.writing.name : null;
  return (
    <article className={styles.detail} aria-labelledby="case-title">
      <PageLink className={styles.back} to="teamCases" query={back}>
        {t("back")}
      </PageLink>
      <header className={styles.caseHead}>
        <div>
          <h2 id="case-title">{titleOf(opened, t)}</h2>
          <span className={styles.about}>
            #{opened.number} · {t(`kinds.${opened.kind}`)} · {t(`states.${opened.state}`)}
          </span>
        </div>
        <Deadline item={opened} now={now} />
      </header>
      {result?.ok && !ELSEWHERE.test(result.form) && <Outcome of={result}>{t("done")}</Outcome>}
      {other && <Note icon="message">{t("writing", { name: other })}</Note>}
      {opened.mergedInto !== null && (
        <Note>
          {t("mergedInto")}{" "}
          <PageLink to="teamCase" params={{ number: String(opened.mergedInto) }}>
            #{opened.mergedInto}
          </PageLink>
        </Note>
      )}
      <CaseActs opened={opened} ownId={ownId} query={back} />
      <div className={styles.columns}>
        <div className={styles.thread}>
          {subject}
          {holds.length > 0 && opened.person?.id && <CaseHolds holds={holds} coachId={opened.person.id} query={back} />}
          <ol aria-label={t("thread")}>
            {opened.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} opened={opened} />
            ))}
          </ol>
          <CaseWriter opened={opened} query={back} />
        </div>
        <CaseFacts opened={opened} />
      </div>
    </article>
  );
}

/** One line of the thread: said by somebody, or what was done. */
function Entry({ entry, opened }: { entry: CaseEntry; opened: Case }) {
  const { t } = useTranslation("cases");
  const locale = useLocale();
  const { kind, author, at, text, data, from } = entry;
  const when = <time dateTime={at}>{formatMoment(locale, at)}</time>;
  const origin = from !== null && ` · #${from}`;
  if (kind === "act" || kind === "system") {
    const name = author?.name ?? t("byItself");
    const said = isToldAct(data.act)
      ? t(`acts.told.${data.act}`, { name, to: String(data.name ?? data.to ?? "") })
      : t("opened");
    return (
      <li data-kind={kind}>
        <span>
          {said}
          {typeof data.reason === "string" && data.reason && ` · ${data.reason}`}
          {origin}
        </span>
        {when}
      </li>
    );
  }
  const given = typeof data.name === "string" ? data.name : undefined;
  const asker = author?.name ?? given ?? opened.person?.name;
  const who = kind === "received" ? asker || opened.person?.email : author?.name;
  return (
    <li data-kind={kind}>
      <p className={styles.by}>
        <b>{who}</b>{" "}
        <span>
          {t(`entries.${kind}`)}
          {origin}
        </span>{" "}
        {when}
      </p>
      <p className={styles.text} lang={kind === "note" ? undefined : opened.locale}>
        {text || t("erased")}
      </p>
    </li>
  );
}
