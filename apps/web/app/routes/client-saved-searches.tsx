import { type MetaArgs, useLoaderData, useSearchParams } from "react-router";
import { SaveForm } from "../features/saved-searches/save-form.tsx";
import {
  changeAction,
  deleteAction,
  loadSearches,
  saveAction,
} from "../features/saved-searches/saved-searches.server.ts";
import { SearchList } from "../features/saved-searches/search-list.tsx";
import { actionByForm, type FormResult } from "../platform/forms/form-action.ts";
import { useAnswer } from "../platform/forms/use-answer.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { Outcome } from "../ui/notices.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The searches may tell of somebody's health: no third party learns it.
export const handle = { namespaces: ["saved-searches"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "saved-searches:title");

export const loader = loaderFor("client", loadSearches);

type Action = typeof saveAction | typeof changeAction | typeof deleteAction;
export const action = actionByForm<Action>({ save: saveAction, change: changeAction, delete: deleteAction });

export default function ClientSavedSearches() {
  const { t } = useTranslation("saved-searches");
  const { searches, asked } = useLoaderData<typeof loader>();
  const result = useAnswer<FormResult>();
  const [params] = useSearchParams();
  const saved = result ? undefined : searches?.find(({ id }) => id === params.get("saved"));
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {saved && <Outcome of={saved.id}>{t("save.done")}</Outcome>}
      {result?.ok && result.form.startsWith("delete.") && <Outcome of={result}>{t("deleted")}</Outcome>}
      <Panels>
        {asked && <SaveForm asked={asked} />}
        {!searches && <Failure title={t("failed")} />}
        {searches && (!asked || searches.length > 0) && <SearchList searches={searches} />}
      </Panels>
    </>
  );
}
