import { Link } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import patterns from "../../ui/patterns.module.css";
import { ListDetailLayout } from "../list-detail-layout.tsx";
import { ProofPanel, ProofStep } from "../proof/proof-step.tsx";
import { ChosenRows } from "./chosen-row.tsx";
import chosen from "./chosen-rows.module.css";
import { FindForm } from "./find-form.tsx";
import type { FinderList } from "./finder-view.ts";
import { ListCount, ListTabs, PagedRows } from "./list-parts.tsx";
import type { LoadedPages } from "./load-pages.ts";
import { type ViewOf, viewQuery } from "./view.ts";

type TeamFinderProps<S extends string, Item> = {
  /** Both have the texts of this page under the same keys. */
  namespace: "gift-cards-team" | "coaching-packages-team";
  list: FinderList<S>;
  view: ViewOf<FinderList<S>>;
  tabs: readonly { status: "" | S; label: string; empty: string }[];
  /** Null until the second factor was proved lately. */
  shown: LoadedPages<{ items: Item[]; hasNext: boolean; totalCount: number }> | null;
  row: (item: Item) => React.ReactNode;
  /** The one that the address opened. */
  detail: React.ReactNode;
};

/** Everything of a kind by state, or what a search found, beside the one that was chosen. */
export function TeamFinder<S extends string, Item>(props: TeamFinderProps<S, Item>) {
  const { namespace, list, view, shown, detail } = props;
  const { t } = useTranslation(namespace);
  const result = useAnswer<FormResult<{ items: Item[] }>>();
  const found = result?.ok && result.form === "find" ? result.data.items : null;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {shown ? (
        <>
          <ProofStep />
          <ListDetailLayout
            list={<FoundRows {...props} shown={shown} found={found} />}
            isChosen={Boolean(detail) && !found}
            back={{ to: `?${viewQuery(list, { ...view, open: "" })}`, label: t("all") }}
            detail={!found && detail}
          />
        </>
      ) : (
        <ProofPanel />
      )}
    </>
  );
}

type FoundRowsProps<S extends string, Item> = TeamFinderProps<S, Item> & {
  shown: NonNullable<TeamFinderProps<S, Item>["shown"]>;
  found: Item[] | null;
};

function FoundRows<S extends string, Item>(props: FoundRowsProps<S, Item>) {
  const { namespace, list, view, tabs, shown, found, row } = props;
  const { t } = useTranslation(namespace);
  const links = tabs.map(({ status, label }) => ({
    key: status || "any",
    to: `?${viewQuery(list, { ...view, status, open: "", page: 1 })}`,
    label,
    isHere: status === view.status,
  }));
  const items = found ?? shown.items;
  const count = found?.length ?? shown.totalCount;
  const table = <ChosenRows>{items.map(row)}</ChosenRows>;
  return (
    <div className={chosen.list}>
      <FindForm name="find" label={t("find.label")} help={t("find.help")} button={t("find.button")} />
      {!found && <ListTabs label={t("tabs.label")} tabs={links} />}
      {view.person && !found && (
        <p>
          {t("ofPerson")}{" "}
          <Link to={`?${viewQuery(list, { ...view, person: "", open: "", page: 1 })}`} className={patterns.link}>
            {t("all")}
          </Link>
        </p>
      )}
      <ListCount count={count}>{t(found ? "find.found" : "count", { count })}</ListCount>
      {items.length === 0 && (
        <EmptyState title={t("empty.title")}>
          <p>{found ? t("empty.found") : tabs.find(({ status }) => status === view.status)?.empty}</p>
        </EmptyState>
      )}
      {found ? (
        table
      ) : (
        <PagedRows
          shown={shown}
          more={t("more")}
          mostShown={t("mostShown")}
          queryOf={(page) => viewQuery(list, { ...view, page })}
        >
          {table}
        </PagedRows>
      )}
    </div>
  );
}
