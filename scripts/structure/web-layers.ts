import { edgesOf } from "./resolve.ts";
import { isTest, type Rule } from "./tree.ts";

const APP = "apps/web/app/";
/** From left to right; each may import itself and what is further right. */
const LAYERS = ["shell", "routes", "features", "shared", "ui", "platform", "locales"];

function layerOf(path: string) {
  const [first = "", ...rest] = path.slice(APP.length).split("/");
  // root.tsx, routes.ts and the entries may import everything.
  if (rest.length === 0) return 0;
  return LAYERS.indexOf(first);
}
const featureOf = (path: string) => path.slice(`${APP}features/`.length).split("/")[0];

/** routes → features → shared → ui → platform; features of the web never import each other. */
export const webLayers: Rule = (tree) =>
  edgesOf(tree)
    .filter(({ from, to }) => from.startsWith(APP) && to.startsWith(APP) && !isTest(from))
    .flatMap(({ from, to }) => {
      const [own, other] = [layerOf(from), layerOf(to)];
      if (own < 0) return [`${from}: stands in none of ${LAYERS.slice(1).join(", ")}`];
      if (other >= 0 && other < own) return [`${from}: ${LAYERS[own]} must not import ${LAYERS[other]} (${to})`];
      if (LAYERS[own] === "features" && own === other && featureOf(from) !== featureOf(to))
        return [`${from}: a feature of the web must not import another (${to}); routes compose them`];
      return [];
    });

/** A body that is no form must be the sender's mistake: `readForm` says so, and the request's own method throws. */
export const readForms: Rule = ({ sources }) =>
  sources
    .filter(({ path }) => path.startsWith(APP) && !isTest(path) && !path.startsWith(`${APP}platform/forms/`))
    .filter(({ path, text }) => /\.server\.ts$|\/routes\//.test(path) && text.includes(".formData()"))
    .map(({ path }) => `${path}: a submitted form is read by readForm (platform/forms/form-action.ts)`);
