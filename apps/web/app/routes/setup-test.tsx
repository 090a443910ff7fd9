import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadSetupTest } from "../features/video-calls/setup-test/setup-test.server.ts";
import { SetupTestPage } from "../features/video-calls/setup-test/setup-test-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["video-calls-setup-tests"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "video-calls-setup-tests:title");

export const loader = (visit: LoaderFunctionArgs) => loadSetupTest(visit);

export default function SetupTest() {
  return <SetupTestPage {...useLoaderData<typeof loader>()} />;
}
