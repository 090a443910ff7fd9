import { text } from "../../platform/forms/form-body.ts";

export const shortNameBody = (form: FormData) => ({ shortName: text(form, "shortName") });

/** One website a line. */
export const sitesBody = (form: FormData) => ({
  sites: (text(form, "sites") ?? "").split(/\s+/).filter((line) => line !== ""),
});
