import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Routes are not split: a form's `clientAction` has to be there when the connection is not.
  splitRouteModules: false,
} satisfies Config;
