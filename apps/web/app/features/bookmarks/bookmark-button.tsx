import { useEffect, useLayoutEffect } from "react";
import { useFetcher } from "react-router";
import { whenIdle } from "../../platform/browser/when-idle.ts";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { cookieOf } from "../../platform/http/cookies.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { useMember } from "../../platform/pages/site.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toasts.tsx";
import styles from "./bookmark-button.module.css";
import { bookmarkButtonId, DONE_COOKIE, setBookmarkState, useBookmarkState } from "./bookmark-state.ts";

type BookmarkButtonProps = {
  coachId: string;
  name: string;
  /** Missing for visitors. */
  bookmarked?: boolean | undefined;
  /** The present page with its query: where the log-in leads back to. */
  back: string;
  /** With a label beside the heart. */
  worded?: boolean;
};

/** For visitors and clients; coaches have no bookmarks. A page that shows it loads the texts of `bookmarks`. */
export function BookmarkButton(props: BookmarkButtonProps) {
  const user = useMember();
  return user && user.userType !== "client" ? null : <Heart {...props} who={user?.email ?? ""} />;
}

/** `who` clicks it. */
function Heart({
  who,
  coachId,
  name,
  bookmarked = false,
  back,
  worded = false,
}: BookmarkButtonProps & { who: string }) {
  const { t } = useTranslation("bookmarks");
  const locale = useLocale();
  const fetcher = useFetcher<FormResult<{ bookmarked: boolean }>>();
  const { state, data, formData } = fetcher;
  const isSending = state !== "idle";
  const stored = useBookmarkState(who, coachId) ?? bookmarked;
  const isOn = isSending ? formData?.get("wanted") === "on" : stored;
  const failure = !isSending && data?.ok === false ? failureOf(data) : undefined;
  // Before painting: the heart never flips back for a moment.
  useLayoutEffect(() => {
    if (data?.ok) setBookmarkState(who, coachId, data.data.bookmarked);
  }, [data, who, coachId]);
  // A page of hearts would read the cookies once for each before it answers.
  useEffect(
    () =>
      whenIdle(() => {
        if (takeDone(coachId)) showToast({ text: t("added", { name }) });
      }),
    [coachId, name, t],
  );
  const said = failure && (failure.detail ?? t(failure.sentence));
  useEffect(() => {
    if (said) showToast({ text: said, tone: "bad" });
  }, [said]);
  // A plain form: the fetcher's own resolves addresses, which for ten hearts took a fiftieth of the page.
  return (
    <form
      method="post"
      action={pathTo("bookmark", locale)}
      className={styles.form}
      id={bookmarkButtonId(coachId)}
      aria-busy={isSending || undefined}
      data-discover="true"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) fetcher.submit(event.currentTarget, { defaultShouldRevalidate: false });
      }}
    >
      <input type="hidden" name="form" value="bookmark" />
      <input type="hidden" name="coachId" value={coachId} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="wanted" value={isOn ? "off" : "on"} />
      <button
        type="submit"
        className={worded ? styles.worded : styles.heart}
        aria-pressed={isOn}
        aria-label={t("label", { name })}
        title={worded ? undefined : t(isOn ? "remove" : "add")}
      >
        <Icon name="heart" /> {worded && t("add")}
      </button>
      {said && <p className={styles.failed}>{said}</p>}
    </form>
  );
}

/** A refusal says itself what to do; for other failures the heart says what failed. */
function failureOf({ problem, values }: Extract<FormResult, { ok: false }>) {
  const sentence = values.wanted === "off" ? ("failed.remove" as const) : ("failed.add" as const);
  return { sentence, detail: problem.status < 500 && problem.detail ? problem.detail : undefined };
}

/** Whether this coach was bookmarked during the log-in; announced once. */
function takeDone(coachId: string): boolean {
  if (cookieOf(document.cookie, DONE_COOKIE) !== coachId) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser
  document.cookie = `${DONE_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
  return true;
}
