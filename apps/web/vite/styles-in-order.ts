import type { Plugin } from "vite";

const APPENDED = "document.head.appendChild(link)";
/** Beside the page's own link to the same file, if there is one. */
const IN_ORDER = `((twin) => twin ? twin.before(link) : ${APPENDED})(isCss && document.querySelector(\`link[rel=stylesheet][href$="\${dep.pathname}#"]\`))`;

/**
 * The router marks style sheets that lazy parts share with "#", so that they survive a change of the page; Vite does not
 * recognize them and appends a second one at the end, where general rules would win over those of the page
 * (remix-run/react-router#14754).
 */
export const stylesInOrder = (): Plugin => ({
  name: "styles-in-order",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(APPENDED)) this.error("Vite adds style sheets in another way now: see styles-in-order.ts");
      return { code: code.replace(APPENDED, IN_ORDER), map: null };
    },
  },
});
