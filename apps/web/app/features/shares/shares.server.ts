import { ApiProblem } from "@aufwind/contract/platform/call";
import {
  listShareable,
  listSharedDocuments,
  type ShareableDocument,
  shareDocument,
  unshareDocument,
} from "@aufwind/contract/shares";
import { formAction, readForm } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { loadPages } from "../../shared/list/load-pages.ts";
import { defineList, readView } from "../../shared/list/view.ts";

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
const SHARED = defineList({}, { mostPages: 17, pastMost: "last" });

const askShared = ({ request, context }: LoaderArgs) => {
  const { page } = readView(SHARED, new URL(request.url).searchParams).view;
  return loadPages({ list: SHARED, page, size: SIZE }, (first) => api(request, context)(listSharedDocuments, first));
};
export type SharedList = Awaited<ReturnType<typeof askShared>>;

/** What coaches share with the client; null where it cannot be had just now. */
export const loadShared = (visit: LoaderArgs): Promise<SharedList | null> => askShared(visit).catch(() => null);
