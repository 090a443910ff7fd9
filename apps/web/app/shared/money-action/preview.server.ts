import { ApiProblem } from "@aufwind/contract/platform/call";

export type PreviewResult<P> = { preview: P | null; problem: string | null };
export const NO_PREVIEW = { preview: null, problem: null };

/** A preview, or the sentence that says why there is none. */
export async function previewOrProblem<P>(asking: Promise<P>): Promise<PreviewResult<P>> {
  try {
    return { preview: await asking, problem: null };
  } catch (error) {
    if (!(error instanceof ApiProblem) || !error.body.detail) throw error;
    const [field] = error.body.errors ?? [];
    return { preview: null, problem: field?.message ?? error.body.detail };
  }
}
