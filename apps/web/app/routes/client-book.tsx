import { type MetaArgs, useLoaderData } from "react-router";
import { BookStart } from "../features/appointments/overview/book-start.tsx";
import { loadKnownCoaches } from "../features/appointments/overview/overview.server.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";

export const handle = { namespaces: ["appointments"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments:book.title");

export const loader = loaderFor("client", loadKnownCoaches);

export default function ClientBook() {
  const { t } = useTranslation("appointments");
  return (
    <>
      <PageHeader title={t("book.title")} lead={t("book.lead")} />
      <BookStart {...useLoaderData<typeof loader>()} />
    </>
  );
}
