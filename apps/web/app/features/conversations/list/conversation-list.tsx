import type { Side } from "@aufwind/rules/appointments/status";
import { useId, useLayoutEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { useFocusNewItem } from "../../../platform/browser/accessibility.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { viewQuery } from "../../../shared/list/view.ts";
import { Button } from "../../../ui/button.tsx";
import input from "../../../ui/form/form.module.css";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { CONVERSATIONS, type MessagesView, PAGE_SIZE } from "../view.ts";
import type { ShownList } from "./conversations.ts";
import { EmptyList } from "./empty-list.tsx";
import styles from "./list.module.css";
import { RowContent } from "./row.tsx";
import { useConversations } from "./use-conversations.ts";

type ListProps = {
  side: Side;
  view: MessagesView;
  list: ShownList;
  /** The open conversation. */
  open?: string | undefined;
};

/** The list's scroll position when a conversation was opened, which is another page. */
let scrolled = 0;

/** A person's conversations as links, with a search by name. */
export function ConversationList({ side, view, list, open }: ListProps) {
  const { t } = useTranslation("conversations");
  const shown = useConversations({ side, view, list });
  const box = useRef<HTMLElement>(null);
  // By page: live changes must not take the focus.
  useFocusNewItem(box, { count: view.page * PAGE_SIZE, selector: "li a" });
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: open ? scrolled : 0, behavior: "instant" });
  }, [open]);
  return (
    <nav
      ref={box}
      className={styles.list}
      aria-label={t("list.label")}
      onScroll={(event) => {
        scrolled = event.currentTarget.scrollTop;
      }}
    >
      {(shown.items.length > 0 || view.name) && <Search key={view.name} name={view.name} />}
      {shown.items.length === 0 && <EmptyList side={side} name={view.name} />}
      <ul className={styles.rows}>
        {shown.items.map((each) => (
          <li key={each.conversationId}>
            <PageLink
              className={styles.row}
              to="conversation"
              params={{ id: each.conversationId }}
              query={viewQuery(CONVERSATIONS, view)}
              aria-current={each.conversationId === open ? "page" : undefined}
              data-unread={each.notReadMessagesCount > 0 || undefined}
            >
              <RowContent conversation={each} />
            </PageLink>
          </li>
        ))}
      </ul>
      {shown.more && (
        <Link
          className={`${patterns.link} ${styles.more}`}
          to={`?${viewQuery(CONVERSATIONS, { ...view, page: shown.more })}`}
          preventScrollReset
          replace
        >
          {t("list.more")}
        </Link>
      )}
      {shown.hasNext && !shown.more && <p className={styles.note}>{t("list.mostShown")}</p>}
    </nav>
  );
}

function Search({ name }: { name: string }) {
  const { t } = useTranslation("conversations");
  const id = useId();
  return (
    <Form method="get" role="search" aria-label={t("list.search")} className={styles.search} replace preventScrollReset>
      <label htmlFor={id}>
        <VisuallyHidden>{t("list.search")}</VisuallyHidden>
        <input
          id={id}
          className={input.input}
          type="search"
          name="name"
          defaultValue={name}
          maxLength={100}
          placeholder={t("list.search")}
        />
      </label>
      <Button type="submit" look="ghost" className={styles.find} aria-label={t("list.find")}>
        <Icon name="search" />
      </Button>
    </Form>
  );
}
