import { type MetaArgs, useLoaderData } from "react-router";
import { CREDENTIAL_ACTIONS, loadCredentials } from "../features/credentials/credentials.server.ts";
import { CredentialsPanel } from "../features/credentials/credentials-panel.tsx";
import { offerablesOf } from "../features/credentials/form-parsers.ts";
import { HeadForm } from "../features/resumes/head-form.tsx";
import { ListPanel } from "../features/resumes/list-panel.tsx";
import { loadResume, RESUME_ACTIONS } from "../features/resumes/resume.server.ts";
import { LIST_NAMES } from "../features/resumes/resume-entries.ts";
import { loadDocuments } from "../features/storage/documents/documents.server.ts";
import { loadCheck } from "../features/vetting/check.server.ts";
import { RequestedChanges } from "../features/vetting/check-notice.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel, Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["resumes", "vetting", "credentials"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "resumes:title");

export const loader = loaderFor("coach", async (visit) => {
  const [resume, documents, check, credentials] = await Promise.all([
    loadResume(visit),
    loadDocuments(visit),
    loadCheck(visit),
    loadCredentials(visit),
  ]);
  return { resume, check, credentials, files: (documents ?? []).map(({ name, path }) => ({ name, path })) };
});

export const action = actionByForm({ ...RESUME_ACTIONS, ...CREDENTIAL_ACTIONS });

export default function CoachResume() {
  const { t } = useTranslation("resumes");
  const { resume, check, credentials, files } = useLoaderData<typeof loader>();
  const { title, description, fileUrl } = resume;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels>
        <RequestedChanges check={check} section="resume" />
        <Panel title={t("head.title")}>
          <HeadForm {...{ title, description, fileUrl, files }} />
        </Panel>
        {LIST_NAMES.map((list) => (
          <ListPanel key={list} list={list} entries={resume[list]} />
        ))}
        {credentials && <CredentialsPanel {...{ credentials, files }} entries={offerablesOf(resume)} />}
      </Panels>
    </>
  );
}
