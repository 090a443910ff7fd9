import type { TeamGiftCard } from "@aufwind/contract/gift-cards-team";
import { Link, useActionData } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Beside } from "../../../shared/beside.tsx";
import chosen from "../../../shared/list/chosen-rows.module.css";
import { FindForm } from "../../../shared/list/find-form.tsx";
import { ListCount, ListTabs, ShownPages } from "../../../shared/list/list-parts.tsx";
import { viewQuery } from "../../../shared/list/view.ts";
import { ProofPanel, ProofStep } from "../../../shared/proof/proof-step.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import patterns from "../../../ui/patterns.module.css";
import { EmptyState } from "../../../ui/placeholders.tsx";
import type { TeamGiftCardsFacts } from "./team.server.ts";
import { TeamDetail } from "./team-detail.tsx";
import { TeamRows } from "./team-rows.tsx";
import { SHOWN, TEAM_GIFT_CARDS } from "./team-view.ts";

type Found = FormResult<{ items: TeamGiftCard[] }>;

/** All gift cards by state, or those that a search found, beside the one that was chosen. */
export function TeamGiftCardsPage({ view, shown, opened, isFinance, now }: TeamGiftCardsFacts) {
  const { t } = useTranslation("gift-cards-team");
  const query = viewQuery(TEAM_GIFT_CARDS, view);
  const result = useActionData<Found>();
  const found = result?.ok && result.form === "find" ? result.data.items : null;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {shown ? (
        <>
          <ProofStep />
          <Beside
            list={<List {...{ view, shown, found }} />}
            isChosen={opened !== null && !found}
            back={{ to: `?${viewQuery(TEAM_GIFT_CARDS, { ...view, open: "" })}`, label: t("all") }}
            detail={opened && !found && <TeamDetail key={opened.card.id} {...{ opened, isFinance, query, now }} />}
          />
        </>
      ) : (
        <ProofPanel />
      )}
    </>
  );
}

type ListProps = {
  view: TeamGiftCardsFacts["view"];
  shown: NonNullable<TeamGiftCardsFacts["shown"]>;
  found: TeamGiftCard[] | null;
};

function List({ view, shown, found }: ListProps) {
  const { t } = useTranslation("gift-cards-team");
  const tabs = SHOWN.map((status) => ({
    key: status || "any",
    to: `?${viewQuery(TEAM_GIFT_CARDS, { ...view, status, open: "", page: 1 })}`,
    label: t(`tabs.${status || "any"}`),
    isHere: status === view.status,
  }));
  const items = found ?? shown.items;
  const count = found?.length ?? shown.totalCount;
  return (
    <div className={chosen.list}>
      <FindForm name="find" label={t("find.label")} help={t("find.help")} button={t("find.button")} />
      {!found && <ListTabs label={t("tabs.label")} tabs={tabs} />}
      {view.person && !found && (
        <p>
          {t("ofPerson")}{" "}
          <Link
            to={`?${viewQuery(TEAM_GIFT_CARDS, { ...view, person: "", open: "", page: 1 })}`}
            className={patterns.link}
          >
            {t("all")}
          </Link>
        </p>
      )}
      <ListCount count={count}>{t(found ? "find.found" : "count", { count })}</ListCount>
      {items.length === 0 && (
        <EmptyState title={t("empty.title")}>
          <p>{t(found ? "empty.found" : `empty.${view.status || "any"}`)}</p>
        </EmptyState>
      )}
      {found ? (
        <TeamRows cards={found} view={view} />
      ) : (
        <ShownPages
          shown={shown}
          more={t("more")}
          mostShown={t("mostShown")}
          queryOf={(page) => viewQuery(TEAM_GIFT_CARDS, { ...view, page })}
        >
          <TeamRows cards={shown.items} view={view} />
        </ShownPages>
      )}
    </div>
  );
}
