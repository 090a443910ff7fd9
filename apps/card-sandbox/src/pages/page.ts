import { html } from "hono/html";
import type { Locale } from "../card-error.ts";

type Page = {
  locale: Locale;
  title: string;
  /** Light or dark like the page around it; without one, as the system prefers. */
  theme?: "light" | "dark";
  script?: string;
  body: unknown;
};

/** A whole document with the sandbox's style. */
export const page = ({ locale, title, theme, script, body }: Page) =>
  html`<!doctype html>
<html lang="${locale}" ${theme ? html`data-theme="${theme}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/assets/frames.css">
${script ? html`<script src="/sandbox/assets/${script}" defer></script>` : ""}
</head>
<body>${body}</body>
</html>`;

/** Runs only its own script and connects only to the sandbox. */
export const pageHeaders = (formTarget = ""): Record<string, string> => ({
  "content-security-policy":
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self' ${formTarget}`.trim(),
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
});
