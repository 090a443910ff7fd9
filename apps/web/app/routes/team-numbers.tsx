import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadNumbers } from "../features/numbers/numbers.server.ts";
import { NumbersPage } from "../features/numbers/numbers-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["numbers", "dashboards"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "numbers:title");

export const loader = (visit: LoaderFunctionArgs) => loadNumbers(visit);

export default function TeamNumbers() {
  return <NumbersPage {...useLoaderData<typeof loader>()} />;
}
