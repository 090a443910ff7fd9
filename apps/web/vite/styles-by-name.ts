import { readFile } from "node:fs/promises";
import { type Plugin, type PreprocessCSSResult, preprocessCSS, type ResolvedConfig } from "vite";

const IMPORT = /^import (?:(\w+) from )?"([^"\n]+\.module\.css)";/gm;
/** A file of styles in two: its class names, and its sheet, which Vite takes for an ordinary one. */
const [NAMES, SHEET] = [".names.js", ".sheet.css"];
const PART = /\.module\.css(\.names\.js|\.sheet\.css)$/;

/**
 * Class names become constants, which the bundler writes where they are used. With the object that Vite exports, a page
 * loads the names of all its styles, used or not, once in the object and once at each use; and each sheet that pages
 * share comes with a script of its own. A sheet that is imported without its names stays too.
 */
export function stylesByName(): Plugin {
  let config: ResolvedConfig;
  const compiled = new Map<string, Promise<PreprocessCSSResult>>();
  async function compile(file: string) {
    return preprocessCSS(await readFile(file, "utf8"), file, config);
  }
  return {
    name: "styles-by-name",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved(resolved) {
      config = resolved;
    },
    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: ".module.css" },
      handler: (code) => ({
        code: code.replace(IMPORT, (_, names, file) =>
          [`import "${file}${SHEET}";`, ...(names ? [`import * as ${names} from "${file}${NAMES}";`] : [])].join(" "),
        ),
        map: null,
      }),
    },
    resolveId: {
      filter: { id: PART },
      async handler(source, importer) {
        const [, part = ""] = PART.exec(source) ?? [];
        const found = await this.resolve(source.slice(0, -part.length), importer, { skipSelf: true });
        return found && found.id + part;
      },
    },
    load: {
      filter: { id: PART },
      async handler(id) {
        const [, part = ""] = PART.exec(id) ?? [];
        const file = id.slice(0, -part.length);
        const result = compiled.get(file) ?? compile(file);
        compiled.set(file, result);
        const { code, modules = {} } = await result;
        if (part === SHEET) return { code, moduleType: "css" };
        // Under other names inside: a class may be called like a word of the language.
        const names = Object.entries(modules);
        const constants = names.map(([, value], place) => `const _${place} = ${JSON.stringify(value)};`);
        const exports = names.map(([name], place) => `_${place} as ${JSON.stringify(name)}`);
        return { code: `${constants.join("\n")}\nexport { ${exports.join(", ")} };`, moduleSideEffects: false };
      },
    },
  };
}
