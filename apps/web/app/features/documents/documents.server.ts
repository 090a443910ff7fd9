import { deleteFile, readStorage, updateVisibility } from "@aufwind/contract/storage";
import { api, type Visit } from "../../platform/api.ts";
import { formAction } from "../../platform/form-action.ts";
import { text } from "../../platform/form-body.ts";

/** The coach's own documents; nothing where they cannot be had just now. */
export const loadDocuments = ({ request, context }: Visit) =>
  api(request, context)(readStorage, { query: { path: "documents" } }).then(
    ({ items }) => items,
    () => null,
  );

export const DOCUMENT_ACTIONS = {
  visibility: (visit: Visit) =>
    formAction(visit, {
      route: updateVisibility,
      body: (form) => ({ blobPath: text(form, "blobPath"), visibility: text(form, "visibility") }),
    }),
  remove: (visit: Visit) =>
    formAction(visit, { route: deleteFile, body: (form) => ({ blobPath: text(form, "blobPath") ?? "" }) }),
};
