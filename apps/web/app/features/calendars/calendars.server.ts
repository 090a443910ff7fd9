import {
  addImport,
  listImports,
  readFeed,
  refreshImport,
  removeFeed,
  removeImport,
  renewFeed,
} from "@aufwind/contract/calendars";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { importBody } from "./imports-panel.tsx";

/** The own private address; undefined if not available. */
export const loadFeed = ({ request, context }: LoaderArgs) => api(request, context)(readFeed, {}).catch(() => null);

/** The calendars whose busy times block; undefined if not available. */
export const loadImports = ({ request, context }: LoaderArgs) =>
  api(request, context)(listImports, {}).then(
    ({ items }) => items,
    () => null,
  );

export const FEED_ACTIONS = {
  renewFeed: (visit: LoaderArgs) => formAction(visit, { route: renewFeed }),
  removeFeed: (visit: LoaderArgs) => formAction(visit, { route: removeFeed }),
};

const id = (form: FormData) => ({ id: text(form, "id") ?? "" });

export const IMPORT_ACTIONS = {
  addImport: (visit: LoaderArgs) => formAction(visit, { route: addImport, body: importBody }),
  refreshImport: (visit: LoaderArgs) => formAction(visit, { route: refreshImport, params: id }),
  removeImport: (visit: LoaderArgs) => formAction(visit, { route: removeImport, params: id }),
};
