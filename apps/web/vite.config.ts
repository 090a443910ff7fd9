import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { content } from "./vite/content.ts";
import { wordsManifest } from "./vite/words-manifest.ts";
import { zodWithoutEval } from "./vite/zod-without-eval.ts";

/** What every page loads, in two files that compress well, instead of forty small ones. */
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router)\//;
const EVERYWHERE =
  /\/app\/(platform|ui|features\/shell)\/|\/bell\/bell\.module|\/packages\/rules\/src\/appointments\/status\./;
const LATER =
  /\/ui\/(mantine|form|toasts\/mantine)|\/consent-dialog|\/platform\/(live|push)\/|\/(browser-api|still-signed-in|light-route|open-chat|notification-target|form-body|upload|file-size|search-address|last-search|use-grown|moments?|month|calendar-day)\.|\/(prose|disclosure|breadcrumb|skeleton|failure|empty-state|dialog|drop-area|link-list|progress-bar|message-link|star-spread)\./;
/** What the forms of public pages share; parts for members are separate. */
const FORM =
  /\/app\/ui\/form\/(?!check-form|password-|page-form|again-form|bilingual-|box-group|choice|company-|select-|text-area|counter)|\/platform\/form-body\./;
/** Small parts of most lists and panels: each further file costs a slow phone as much as ten times its size. */
const PARTS =
  /\/ui\/(moment|failure|empty-state)\.|\/platform\/(moments|calendar-day|open-chat|still-signed-in|live\/(live-store|use-live|use-revalidate-on))\.|\/rules\/src\/time\/zones\./;
/** What first pages, lists and appointment pages share. */
const APPOINTMENTS =
  /\/shared\/call-link\.|\/features\/(appointments\/(appointment-summary|payment-status|actions|most-useful-link|list\/rows|overview\/brief-row)|publication\/(visibility|visibility-form|missing-list|completeness-card)|onboarding\/steps|account\/settings-pages|coach-reviews\/coach-reviews\.module)\./;

export default defineConfig({
  // The build id for support requests; only server code reads it.
  define: { "import.meta.env.VITE_BUILT": JSON.stringify(new Date().toISOString().slice(0, 16).replace("T", " ")) },
  plugins: [content(), wordsManifest(), zodWithoutEval(), reactRouter()],
  build: {
    target: ["chrome123", "edge123", "firefox121", "safari17.5"],
    cssMinify: "lightningcss",
  },
  environments: {
    // Components in one bundle, of which the server loads only what pages use, instead of a thousand modules.
    ssr: { resolve: { noExternal: [/^@mantine\//, /^@floating-ui\//, /^@tabler\//] }, build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK },
                { name: "shell", test: (id) => EVERYWHERE.test(id) && !LATER.test(id) },
                // A page may show a form before it loads its JavaScript.
                { name: "form-styles", test: /\/ui\/form\/form\.module\./ },
                { name: "form", test: FORM },
                { name: "parts", test: PARTS },
                { name: "appointments", test: APPOINTMENTS },
              ],
            },
          },
        },
      },
    },
  },
});
