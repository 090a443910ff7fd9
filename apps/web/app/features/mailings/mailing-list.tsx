import type { Mailing } from "@aufwind/contract/mailings";
import { formatMoment, formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ChosenRow, ChosenRows } from "../../shared/list/chosen-row.tsx";
import chosen from "../../shared/list/chosen-rows.module.css";
import { ListCount, ShownPages } from "../../shared/list/list-parts.tsx";
import { viewQuery } from "../../shared/list/view.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pill } from "../../ui/pill.tsx";
import type { MailingsFacts } from "./mailings.server.ts";
import { MAILINGS } from "./mailings-view.ts";

/** Drafts and the archive, the newest first. */
export function MailingList({ view, mailings }: Pick<MailingsFacts, "view" | "mailings">) {
  const { t } = useTranslation("mailings");
  const { items, totalCount } = mailings;
  if (items.length === 0)
    return (
      <EmptyState title={t("empty.title")}>
        <p>{t("empty.text")}</p>
      </EmptyState>
    );
  return (
    <section className={chosen.list} aria-label={t("archive")}>
      <ListCount count={totalCount}>{t("count", { count: totalCount })}</ListCount>
      <ShownPages shown={mailings} queryOf={(page) => viewQuery(MAILINGS, { ...view, page })} more={t("more")}>
        <ChosenRows>
          {items.map((mailing) => (
            <Row
              key={mailing.id}
              mailing={mailing}
              to={`?${viewQuery(MAILINGS, { ...view, mailing: mailing.id })}`}
              isHere={mailing.id === view.mailing}
            />
          ))}
        </ChosenRows>
      </ShownPages>
    </section>
  );
}

const TONES = { draft: "plain", scheduled: "teal", sending: "teal", stopped: "bad", sent: "plain" } as const;

function Row({ mailing, to, isHere }: { mailing: Mailing; to: string; isHere: boolean }) {
  const { t } = useTranslation("mailings");
  const locale = useLocale();
  const { name, audience, state, dueAt, changedAt, counts } = mailing;
  const reached = counts.sent + counts.queued;
  const facts = [
    formatMoment(locale, dueAt ?? changedAt),
    t(`audiences.${audience}`),
    ...(mailing.startedAt ? [t("reached", { count: reached, shown: formatNumber(locale, reached) })] : []),
  ];
  const pill = <Pill tone={TONES[state]}>{t(`states.${state}`)}</Pill>;
  return <ChosenRow {...{ to, isHere, name, facts, pill }} />;
}
