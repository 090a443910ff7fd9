import { readProfile, saveKnownClients, saveListing, saveVisibility } from "@aufwind/contract/coach-profiles";
import { formAction } from "../../../platform/forms/form-action.ts";
import { text, ticked } from "../../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";

/** The profile's completeness; undefined if not available. */
export async function loadPublication({ request, context }: LoaderArgs) {
  const profile = await api(request, context)(readProfile, {}).catch(() => null);
  if (!profile) return null;
  const { completeness, isProfilePublic, allowInSearchingAndListing, ownClientsOnly, knownClientsMayBook } = profile;
  const { slug, check } = profile;
  const switches = { isProfilePublic, allowInSearchingAndListing, ownClientsOnly, knownClientsMayBook };
  return { completeness, ...switches, slug, check };
}
export type Publication = NonNullable<Awaited<ReturnType<typeof loadPublication>>>;
/** What the first page knows of it. */
export type PublicationStatus = Omit<Publication, "knownClientsMayBook">;

export const PUBLICATION_ACTIONS = {
  saveVisibility: (visit: LoaderArgs) =>
    formAction(visit, {
      route: saveVisibility,
      body: (form) => ({ isProfilePublic: text(form, "isProfilePublic") === "true" }),
    }),
  saveListing: (visit: LoaderArgs) =>
    formAction(visit, {
      route: saveListing,
      body: (form) => ({
        allowInSearchingAndListing: text(form, "listing") === "listed",
        ownClientsOnly: text(form, "listing") === "ownClients",
      }),
    }),
};

/** Beside the rules for new appointments. */
export const KNOWN_CLIENTS_ACTIONS = {
  saveKnownClients: (visit: LoaderArgs) =>
    formAction(visit, {
      route: saveKnownClients,
      body: (form) => ({ knownClientsMayBook: ticked(form, "knownClientsMayBook") }),
    }),
};
