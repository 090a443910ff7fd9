import { contractFiles } from "./features/contracts/queries.ts";
import type { EnclosureMakers } from "./platform/mail/enclosures.ts";
import type { Platform } from "./platform/platform.ts";

/** Which feature makes what goes along with a mail. */
export const enclosureMakers = (platform: Platform): EnclosureMakers => ({
  contract: (making) => contractFiles(platform, making),
});
