import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { ContactPage } from "../features/support/contact-page.tsx";
import { loadContactDetails, supportAction } from "../features/support/support.server.ts";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["support"] } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, { title: "support:meta.title", description: "support:meta.description" });

/** Another page may prefill the subject. */
const SUBJECT_LENGTH = 150;

export async function loader(visit: LoaderFunctionArgs) {
  const subject = new URL(visit.request.url).searchParams.get("subject")?.slice(0, SUBJECT_LENGTH);
  return { ...(await loadContactDetails(visit)), subject };
}

export const action = (visit: ActionFunctionArgs) => supportAction(visit);

export default function Contact() {
  return <ContactPage {...useLoaderData<typeof loader>()} />;
}
