import { ApiProblem } from "@aufwind/contract/platform/call";
import {
  listShareable,
  listSharedDocuments,
  type ShareableDocument,
  type SharedDocument,
  shareDocument,
  unshareDocument,
} from "@aufwind/contract/shares";
import { formAction, readForm } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** "gone" if nothing can be shared with this client any more, null if not available. */
export type Shareable = ShareableDocument[] | "gone" | null;

/** The coach's own documents and their shares with one client, for that client's page. */
export const loadShareable = ({ request, context }: LoaderArgs, clientId: string): Promise<Shareable> =>
  api(request, context)(listShareable, { params: { clientId } }).then(
    ({ items }) => items,
    (error: unknown) => (error instanceof ApiProblem && error.body.code === "notFound" ? "gone" : null),
  );

const params = (form: FormData) => ({ clientId: text(form, "clientId"), documentId: text(form, "documentId") });

/** For the page with `SharedDocuments`: `actionOf(visit, { ...SHARE_ACTIONS })`. */
export const SHARE_ACTIONS = {
  share: async (visit: LoaderArgs) => {
    const isWanted = text(await readForm(visit.request.clone()), "wanted") === "shared";
    return formAction(visit, { route: isWanted ? shareDocument : unshareDocument, params });
  },
};

const SIZE = 30;
/** More than a client will ever get; later pages show these. */
const MOST_PAGES = 17;

export type SharedList = { items: SharedDocument[]; totalCount: number; more: number | null };

/** Documents shared with the client, up to a page, since later pages are added to the earlier ones. */
export async function loadShared({ request, context }: LoaderArgs): Promise<SharedList | null> {
  const asked = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const until = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), MOST_PAGES) : 1;
  const call = api(request, context);
  const pages = Array.from({ length: until }, (_, page) =>
    call(listSharedDocuments, { params: { page: String(page), size: String(SIZE), sort: "desc" } }),
  );
  try {
    const lists = await Promise.all(pages);
    const last = lists.at(-1);
    return {
      items: lists.flatMap(({ items }) => items),
      totalCount: last?.totalCount ?? 0,
      more: last?.hasNext && until < MOST_PAGES ? until + 1 : null,
    };
  } catch {
    return null;
  }
}
