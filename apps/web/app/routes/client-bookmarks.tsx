import { type MetaArgs, useLoaderData } from "react-router";
import { BookmarkButton } from "../features/bookmarks/bookmark-button.tsx";
import { BookmarkList } from "../features/bookmarks/bookmark-list.tsx";
import { loadBookmarks } from "../features/bookmarks/bookmarks.server.ts";
import { noteShown } from "../features/growth/visits.server.ts";
import { useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { toCard } from "../shared/coach-card/card.server.ts";
import { CoachCards } from "../shared/coach-card/coach-cards.tsx";
import { MessageLink } from "../shared/message-link.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Failure } from "../ui/placeholders.tsx";

export const handle = { namespaces: ["bookmarks", "bookmarks-page", "coach-card"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "bookmarks-page:list.title");

export const loader = loaderFor("client", async (visit) => {
  const found = await loadBookmarks(visit);
  const reader = { locale: localeOf(new URL(visit.request.url)), now: new Date() };
  noteShown(visit, found?.items ?? []);
  // On this list the heart is always filled.
  const cards = found?.items.map((card) => ({ ...toCard(card, reader), bookmarked: true })) ?? [];
  const list = found && { totalCount: found.totalCount, more: found.more, cards };
  return { list };
});

export default function ClientBookmarks() {
  const { t } = useTranslation("bookmarks-page");
  const { list } = useLoaderData<typeof loader>();
  const back = pathTo("clientBookmarks", useLocale());
  return (
    <>
      <PageHeader title={t("list.title")} lead={t("list.lead")} />
      {list ? (
        <BookmarkList
          {...list}
          shown={list.cards.length}
          cards={
            <CoachCards
              cards={list.cards}
              look="list"
              heading="h2"
              isFirst
              bookmark={({ coachId, name, bookmarked }) => <BookmarkButton {...{ coachId, name, bookmarked, back }} />}
              act={({ coachId, name }) => <MessageLink otherId={coachId} name={name} look="quiet" small />}
            />
          }
        />
      ) : (
        <Failure title={t("list.failed")} />
      )}
    </>
  );
}
