import { deleteFile, readStorage, updateVisibility } from "@aufwind/contract/storage";
import { formAction } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";

/** The coach's own documents; undefined if not available. */
export const loadDocuments = ({ request, context }: LoaderArgs) =>
  api(request, context)(readStorage, { query: { path: "documents" } }).then(
    ({ items }) => items,
    () => null,
  );

export const DOCUMENT_ACTIONS = {
  visibility: (visit: LoaderArgs) =>
    formAction(visit, {
      route: updateVisibility,
      body: (form) => ({ blobPath: text(form, "blobPath"), visibility: text(form, "visibility") }),
    }),
  remove: (visit: LoaderArgs) =>
    formAction(visit, { route: deleteFile, body: (form) => ({ blobPath: text(form, "blobPath") ?? "" }) }),
};
