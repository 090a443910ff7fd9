import { type MetaArgs, useLoaderData } from "react-router";
import { StatementList } from "../features/statements/statement-list.tsx";
import { loadStatements, STATEMENT_ACTIONS } from "../features/statements/statements.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["statements"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "statements:title");

export const loader = loaderFor("coach", async (visit) => ({ statements: await loadStatements(visit) }));

export const action = actionByForm(STATEMENT_ACTIONS);

export default function CoachStatements() {
  const { t } = useTranslation("statements");
  const { statements } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <StatementList statements={statements} />
    </>
  );
}
