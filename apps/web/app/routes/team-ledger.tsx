import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadLedger } from "../features/ledger/ledger.server.ts";
import { LedgerPage } from "../features/ledger/ledger-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["ledger", "ledger-rows"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "ledger:title");

export const loader = (visit: LoaderFunctionArgs) => loadLedger(visit);

export default function TeamLedger() {
  return <LedgerPage {...useLoaderData<typeof loader>()} />;
}
