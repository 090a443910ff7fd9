import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { FaqPage } from "../features/help/faq/faq-page.tsx";
import { loadQuestions } from "../features/help/faq/questions.server.ts";
import { toFaqFacts } from "../features/help/faq/search.ts";
import { type PageHandle, pageMeta, structuredData } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["help-faq"] } satisfies PageHandle;

export const loader = (visit: LoaderFunctionArgs) => loadQuestions(visit, "clients");

export const meta = (args: MetaArgs<typeof loader>) => {
  const { title = "", description = "", categories = [] } = args.loaderData ?? {};
  return [...pageMeta(args, { title, description }), structuredData(toFaqFacts(categories))];
};

export default function FaqClients() {
  return <FaqPage audience="clients" {...useLoaderData<typeof loader>()} />;
}
