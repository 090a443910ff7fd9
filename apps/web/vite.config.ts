import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { content } from "./vite/content.ts";
import { routerWithoutInstrumentation } from "./vite/router-without-instrumentation.ts";
import { shortClassNames } from "./vite/short-class-names.ts";
import { stylesByName } from "./vite/styles-by-name.ts";
import { stylesInOrder } from "./vite/styles-in-order.ts";
import { textFiles } from "./vite/text-files.ts";
import { zodWithoutEval } from "./vite/zod-without-eval.ts";

/** What every page loads, in two files that compress well, instead of forty small ones. */
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router)\//;
const EVERYWHERE =
  /\/app\/(root|entry\.client|routes\/(layout|public-layout))\.tsx|\/app\/(platform|ui|features\/shell)\/|\/shared\/open-chat\.|\/bell\/(bell\.module|tools)\b|\/palette\/palette\./;
const LATER =
  /\/ui\/(mantine|form\/)|\/shell\/(consent\/consent-dialog|app\/|wrong-role|not-found-illustration\.tsx)|\/platform\/live\/|\/(push-subscription|service-worker|shortcuts|browser-api|still-signed-in|form-body|local-draft|upload|month|week|dates|time-spans|name-lists|matches-name|use-(media|leave-warning))\.|\/ui\/(lazy-before-hydration|prose|disclosure|links|placeholders|dialog|file-upload|moment|blocks|sharing|illustrations|page-header|chip|panel|pill|empty-state|notices)\./;
/** What most pages show, and the home page does not. */
const BASICS =
  /\/platform\/i18n\/(format|dates|decimal|calendar-names|browser-zone|reader-zone)\.|\/rules\/src\/(time\/(zone-names|durations|berlin-clock)|consultations)\.|\/ui\/(moment|lazy-when-shown)\./;
/** What lists of coaches and their profiles show. */
const COACHES =
  /\/ui\/(rating|placeholders)\.|\/rules\/src\/(coaches|visible-text)\.|\/search-address\/last-search\.|\/features\/bookmarks\/bookmark-(button|state)\./;
/** What a coach's profile and the booking share. */
const CHOICE =
  /\/slot-picker\/picked\.|\/i18n\/(month|week)\.|\/booking\/choice\.|\/rules\/src\/money\.|\/ui\/rich-text\.|\/shared\/message-link\.|\/browser\/use-media\./;
/** What results of the search and a client's first page share. */
const RESULTS =
  /\/shared\/(coach-card\/coach-cards?\.tsx|search-address\/search-address\.)|\/features\/search\/values\.|\/rules\/src\/(areas-keys|languages)\./;
/** The filters of the search, which load together: what is pressed first opens or shows the others. */
const SEARCH_FILTERS =
  /\/features\/search\/(filters|filter-drawer|fee-filter|topic-filter|check-boxes|chips|active-filters|keyword-hints)\.tsx?$/;
/** What pages share on which somebody orders and pays. */
const ORDER =
  /\/shared\/(card-form\/card-name|gift-code\/|early-start-consent|card-choice\/|changed-terms|language-field|client-zone|brief-rows)|\/series-choice\.|\/redeem-gift-card\.|\/appointment-series\.module\./;
/** What the forms of public pages share; parts for members are separate. */
const FORM =
  /\/app\/ui\/form\/(field|text-fields|checkbox|choices|submit-button|page-form|form-(messages|results))\.|\/forms\/form-action\./;
const FORM_PAGE = /\/app\/ui\/form\/(post-form|form-page)\.|\/platform\/forms\/form-body\./;
/** What every page of a member loads, and small parts of most lists and panels: each further file costs a slow phone as much as ten times its size. */
const PARTS =
  /\/browser\/(shortcuts|count-in-title|use-server-time|use-mounted-after-hydration)\.|\/session\/use-team\.|\/shared\/(settings-pages|list\/(view|rows\.module))\.|\/platform\/(session\/still-signed-in|live\/(live-store|use-live))\.|\/rules\/src\/appointments\/status\./;
/** The layout of members' pages, and the blocks and notices that only they show. */
const MEMBERS =
  /\/sidebar\/chat-dock\.|\/shell\/(app\/|wrong-role)|\/ui\/(blocks|page-header)\.|\/(check|restriction)-notice\.module\./;
/** The styles of a member's first page in one file: a page waits for each of them before its first paint. */
const FIRST_PAGE =
  /\/features\/(dashboards\/(today|client)\/[\w-]+|dashboards\/(quick-actions|help-links|first-steps)|onboarding\/home-prompts)\.module\.css\.sheet/;
/** What first pages, lists and appointment pages share. */
const APPOINTMENTS =
  /\/shared\/call-link\.|\/features\/(appointments\/(appointment-summary|payment-status|actions|main-action-link|list\/rows|overview\/brief-row)|coach-profiles\/publication\/(visibility-panel|missing-list|completeness-card)|onboarding\/coach\/steps|reviews\/received\/coach-reviews\.module)\./;

/** Not in the shell. */
const AFTERWARDS = [BASICS, COACHES, CHOICE, FORM, FORM_PAGE, PARTS];

/**
 * Styles of many small parts in one file each: a page waits for every sheet before its first paint, and a browser asks for
 * six at once. What the home page and lists of coaches show; what most pages show; a coach's profile; signing in.
 */
const STYLES = {
  cards:
    /\/(features\/(home\/[\w-]+|blog\/article-cards|bookmarks\/bookmark-button|search\/search-box|areas\/area-tiles|subscriptions\/forms|saved-searches\/saved-searches)|shared\/coach-card\/[\w-]+|ui\/form\/form)\.module\.css\.sheet/,
  common:
    /\/(ui\/(rating|panel|notices|rich-text|chip|placeholders|disclosure|illustrations|links|dialog|sharing|moment|pill)|ui\/form\/(form-page|choices)|shared\/list\/(more-link|rows)|features\/crisis\/[\w-]+|features\/waiting-list\/waiting-list)\.module\.css\.sheet/,
  order:
    /\/(shared\/(card-form\/card-name|card-choice\/[\w-]+|gift-code\/[\w-]+|brief-rows|credit-note)|features\/appointment-series\/appointment-series|features\/appointments\/booking\/order)\.module\.css\.sheet/,
  search: /\/features\/search\/(?!search-box|suggestions)[\w-]+\.module\.css\.sheet/,
  profile:
    /\/(features\/coach-profiles\/page\/[\w-]+|features\/appointments\/booking\/booking-panel|shared\/slot-picker\/[\w-]+)\.module\.css\.sheet/,
  signIn:
    /\/(features\/(sign-in|accounts|passwords)\/[\w-]+|shared\/provider-links|ui\/form\/(send-again-form|password-field|password-pair))\.module\.css\.sheet/,
};

export default defineConfig({
  // The build id for support requests; only server code reads it.
  define: { "import.meta.env.VITE_BUILT": JSON.stringify(new Date().toISOString().slice(0, 16).replace("T", " ")) },
  plugins: [
    content(),
    textFiles(),
    shortClassNames(),
    zodWithoutEval(),
    routerWithoutInstrumentation(),
    stylesByName(),
    stylesInOrder(),
    reactRouter(),
  ],
  json: { namedExports: false, stringify: false },
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
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK },
                { name: "card-styles", test: STYLES.cards },
                { name: "common-styles", test: STYLES.common },
                { name: "order-styles", test: STYLES.order },
                { name: "search-styles", test: STYLES.search },
                { name: "profile-styles", test: STYLES.profile },
                { name: "sign-in-styles", test: STYLES.signIn },
                {
                  name: "shell",
                  test: (id) => EVERYWHERE.test(id) && !LATER.test(id) && !AFTERWARDS.some((part) => part.test(id)),
                },
                // A group takes the imports of its files with it, except those that an earlier group has.
                { name: "basics", test: BASICS },
                { name: "search-box", test: /\/features\/search\/search-(box|form)\.tsx?$/ },
                { name: "notices", test: /\/ui\/(notices|links)\./ },
                { name: "panel", test: /\/ui\/(panel|pill)\./ },
                { name: "illustrations", test: /\/ui\/illustrations\./ },
                { name: "coaches", test: COACHES },
                { name: "choice", test: CHOICE },
                { name: "chip", test: /\/ui\/chip\./ },
                // A profile has one dialog, and nothing of the lists whose import it would otherwise be.
                { name: "dialog", test: /\/ui\/dialog\./ },
                { name: "tiles", test: /\/(area-tiles|article-cards)\./ },
                { name: "form", test: FORM },
                { name: "form-page", test: FORM_PAGE },
                { name: "filters", test: /\/rules\/src\/search\/filters\./ },
                { name: "results", test: RESULTS },
                { name: "search-filters", test: SEARCH_FILTERS },
                { name: "order", test: ORDER },
                { name: "more", test: /\/list\/more-link\./ },
                { name: "parts", test: PARTS },
                { name: "members", test: MEMBERS },
                { name: "first-page", test: FIRST_PAGE },
                // Without what only the team's lists show.
                { name: "list", test: /\/shared\/list\/(?!chosen-row|older-rows)/ },
                { name: "appointments", test: APPOINTMENTS },
                { name: "card-form", test: /\/card-form\/(card|provider)-form\.tsx$/ },
              ],
            },
          },
        },
      },
    },
  },
});
