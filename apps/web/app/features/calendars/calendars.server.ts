import {
  addImport,
  listImports,
  readFeed,
  refreshImport,
  removeFeed,
  removeImport,
  renewFeed,
} from "@aufwind/contract/calendars";
import {
  chooseCalendars,
  chooseTitles,
  connectCalendar,
  listConnections,
  putBackEntry,
  refreshConnection,
  removeConnection,
  renewPassword,
  resumeConnection,
} from "@aufwind/contract/calendars-connections";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { choiceBody, passwordBody, removalBody } from "./connection-forms.tsx";
import { accountBody } from "./connections-panel.tsx";
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

/** Connected accounts; null if not available. */
export const loadConnections = ({ request, context }: LoaderArgs) =>
  api(request, context)(listConnections, {}).catch(() => null);

export const CONNECTION_ACTIONS = {
  connectCalendar: (visit: LoaderArgs) => formAction(visit, { route: connectCalendar, body: accountBody }),
  renewPassword: (visit: LoaderArgs) => formAction(visit, { route: renewPassword, params: id, body: passwordBody }),
  chooseCalendars: (visit: LoaderArgs) => formAction(visit, { route: chooseCalendars, params: id, body: choiceBody }),
  refreshConnection: (visit: LoaderArgs) => formAction(visit, { route: refreshConnection, params: id }),
  resumeConnection: (visit: LoaderArgs) => formAction(visit, { route: resumeConnection, params: id }),
  removeConnection: (visit: LoaderArgs) =>
    formAction(visit, { route: removeConnection, params: id, body: removalBody }),
  putBackEntry: (visit: LoaderArgs) => formAction(visit, { route: putBackEntry, params: id }),
  chooseTitles: (visit: LoaderArgs) =>
    formAction(visit, { route: chooseTitles, body: (form) => ({ titles: text(form, "titles") }) }),
};
