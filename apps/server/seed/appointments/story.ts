import { OF_AMELIA } from "./of-amelia.ts";
import { OF_HANNAH, OF_LEONIE } from "./of-hannah-and-leonie.ts";
import { OF_JONAS } from "./of-jonas.ts";
import { OF_LENA, OF_SAM } from "./of-lena-and-sam.ts";
import type { Scene } from "./scene.ts";

/** What happened between clients and coaches of the demo in six months, and what is planned. */
export const STORY: Scene[] = [...OF_LENA, ...OF_SAM, ...OF_JONAS, ...OF_AMELIA, ...OF_HANNAH, ...OF_LEONIE];
