import type { Approval } from "@aufwind/contract/approvals";
import { Link } from "react-router";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { formatRelative } from "../../platform/i18n/time-spans.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ChosenRows } from "../../shared/list/chosen-row.tsx";
import chosen from "../../shared/list/chosen-rows.module.css";
import { ListTabs } from "../../shared/list/list-parts.tsx";
import rows from "../../shared/list/rows.module.css";
import { ProvenListPage } from "../../shared/proof/proven-list-page.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pill } from "../../ui/pill.tsx";
import { ApprovalDetail } from "./approval-detail.tsx";
import type { ApprovalsFacts } from "./approvals.server.ts";

/** What two people have to want: what waits for this operator comes first. */
export function ApprovalsPage({ status, approvals, approval, isChosen, now }: ApprovalsFacts) {
  const { t } = useTranslation("approvals");
  const tabs = (["waiting", "decided"] as const).map((key) => ({
    key,
    to: key === "waiting" ? "?" : `?status=${key}`,
    label: t(`tabs.${key}`),
    isHere: key === status,
  }));
  const list = (
    <div className={chosen.list}>
      <ListTabs label={t("tabs.label")} tabs={tabs} />
      {approvals.length === 0 ? (
        <EmptyState title={t(`empty.${status}`)}>
          <p>{t("empty.text")}</p>
        </EmptyState>
      ) : (
        <ChosenRows>
          {approvals.map((each) => (
            <Row key={each.id} {...{ status, now }} approval={each} isHere={each.id === approval?.id} />
          ))}
        </ChosenRows>
      )}
    </div>
  );
  return (
    <ProvenListPage
      title={t("title")}
      lead={t("lead")}
      list={list}
      detail={approval && <ApprovalDetail key={approval.id} {...{ approval, now }} />}
      isChosen={isChosen}
      back={{ to: status === "waiting" ? "?" : "?status=decided", label: t("all") }}
    />
  );
}

type RowProps = { approval: Approval; status: string; isHere: boolean; now: number };

function Row({ approval, status, isHere, now }: RowProps) {
  const { t } = useTranslation("approvals");
  const locale = useLocale();
  const { id, kind, subject, preview, askedBy, askedAt, can } = approval;
  const cents = amountIn(preview);
  const facts = [
    ...(cents === undefined ? [] : [formatMoney(locale, cents)]),
    t("askedBy", { name: askedBy.name }),
    formatRelative(locale, { at: Date.parse(askedAt), now }),
  ];
  const query = new URLSearchParams({ ...(status === "decided" && { status }), approval: id });
  return (
    <li className={`${rows.row} ${chosen.row}`}>
      <div>
        <Link
          className={`${rows.name} ${rows.link}`}
          to={`?${query}`}
          aria-current={isHere ? "true" : undefined}
          preventScrollReset
        >
          {subject.name ? t("about", { what: t(`kinds.${kind}`), name: subject.name }) : t(`kinds.${kind}`)}
        </Link>
        <span className={rows.soft} suppressHydrationWarning>
          {facts.join(" · ")}
        </span>
      </div>
      <span>{can.decide ? <Pill tone="warn">{t("forYou")}</Pill> : <StatusPill approval={approval} />}</span>
    </li>
  );
}

/** The money that a request moves, where it is one sum. */
function amountIn({ waitingCents, amountCents }: Approval["preview"]): number | undefined {
  return [waitingCents, amountCents].find((each) => typeof each === "number");
}

/** Where a request stands, in words and colour. */
function StatusPill({ approval: { status, can } }: { approval: Approval }) {
  const { t } = useTranslation("approvals");
  const tone = status === "approved" ? "teal" : status === "refused" ? "bad" : "plain";
  return <Pill tone={tone}>{t(can.withdraw ? "yours" : `status.${status}`)}</Pill>;
}
