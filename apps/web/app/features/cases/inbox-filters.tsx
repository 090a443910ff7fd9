import type { CaseView } from "@aufwind/contract/cases-templates";
import { CASE_DEADLINES } from "@aufwind/rules/cases";
import { LOCALES } from "@aufwind/rules/locale";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ApplyButton, BoxesFilter, FilterFields, FilterForm, SelectFilter } from "../../shared/list/filter-form.tsx";
import { countFilters } from "../../shared/list/view.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Outcome } from "../../ui/notices.tsx";
import type { InboxFacts } from "./cases.server.ts";
import { INBOX, inboxQuery, OPEN_STATES, queryOfFilter } from "./inbox-view.ts";

type InboxFiltersProps = Pick<InboxFacts, "view" | "views" | "counts">;

/** Narrows the list, and keeps what was chosen under a name. */
export function InboxFilters({ view, views, counts }: InboxFiltersProps) {
  const { t } = useTranslation("cases");
  const count = countFilters(INBOX, view);
  const query = inboxQuery(view);
  const shown = views.find(({ filter }) => queryOfFilter(filter) === query);
  return (
    <>
      <ViewOutcome />
      <Disclosure summary={count > 0 ? t("filters.active", { count }) : t("filters.title")}>
        <Filters {...{ view, counts }} />
      </Disclosure>
      <Disclosure key={shown?.id} summary={shown ? t("views.change", { name: shown.name }) : t("views.save")}>
        {shown ? <ChangeView shown={shown} query={query} /> : <SaveView query={query} />}
      </Disclosure>
    </>
  );
}

function Filters({ view, counts }: Pick<InboxFacts, "view" | "counts">) {
  const { t } = useTranslation("cases");
  const any = ["", t("filters.any")] as const;
  return (
    <FilterForm list={INBOX} view={view}>
      <input type="hidden" name="list" defaultValue={view.list} />
      <FilterFields>
        <SelectFilter
          name="state"
          label={t("filters.state")}
          options={[any, ...OPEN_STATES.map((state) => [state, t(`states.${state}`)] as const)]}
        />
        <SelectFilter
          name="due"
          label={t("filters.due")}
          options={[any, ...CASE_DEADLINES.map((due) => [due, t(`filters.deadlines.${due}`)] as const)]}
        />
        <SelectFilter
          name="language"
          label={t("filters.language")}
          options={[any, ...LOCALES.map((locale) => [locale, t(`facts.languages.${locale}`)] as const)]}
        />
        <SelectFilter
          name="assignee"
          label={t("filters.assignee")}
          options={[any, ...counts.colleagues.map(({ id, name }) => [id, name] as const)]}
        />
      </FilterFields>
      <BoxesFilter
        name="kinds"
        label={t("filters.kinds")}
        options={counts.kinds.map(({ kind }) => [kind, t(`kinds.${kind}`)] as const)}
      />
      <noscript>
        <ApplyButton>{t("filters.apply")}</ApplyButton>
      </noscript>
    </FilterForm>
  );
}

function SaveView({ query }: { query: string }) {
  const { t } = useTranslation("cases");
  return (
    <PageForm name="saveView" query={query}>
      <input type="hidden" name="filter" value={query} />
      <TextField name="name" label={t("views.name")} help={t("views.nameHelp")} max={60} autoComplete="off" />
      <Checkbox name="isShared" label={t("views.share")} optional />
      <SubmitButton look="ghost" small>
        {t("views.saveNow")}
      </SubmitButton>
    </PageForm>
  );
}

/** Renames the view that is shown, or forgets it. */
function ChangeView({ shown: { id, name, isShared, isOwn }, query }: { shown: CaseView; query: string }) {
  const { t } = useTranslation("cases");
  return (
    <>
      <PageForm name="changeView" query={query}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="filter" value={query} />
        <TextField name="name" label={t("views.name")} max={60} defaultValue={name} autoComplete="off" />
        {isOwn ? (
          <Checkbox name="isShared" label={t("views.share")} defaultChecked={isShared} optional />
        ) : (
          <p>{t("views.everybodys")}</p>
        )}
        <SubmitButton look="ghost" small>
          {t("views.changeNow")}
        </SubmitButton>
      </PageForm>
      <PageForm name="removeView" query={query}>
        <input type="hidden" name="id" value={id} />
        <SubmitButton look="quiet" small>
          {t(isShared ? "views.removeForAll" : "views.remove")}
        </SubmitButton>
      </PageForm>
    </>
  );
}

const TOLD = ["saveView", "changeView", "removeView"] as const;

/** Above the forms, which may be gone by then. */
function ViewOutcome() {
  const { t } = useTranslation("cases");
  const result = useAnswer<FormResult>();
  const told = result?.ok && TOLD.find((form) => form === result.form);
  return told ? <Outcome of={result}>{t(`views.done.${told}`)}</Outcome> : null;
}
