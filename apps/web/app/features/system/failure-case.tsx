import type { Failure } from "@aufwind/contract/system";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import { FailureDetail } from "./failure-detail.tsx";

/** What a case is about that gave up, with trying again and leaving it. */
export const FailureCase = ({ failures, query }: { failures: readonly Failure[]; query: string }) => (
  <>
    <ProofStep />
    {failures.map((failure) => (
      <FailureDetail key={failure.id} {...{ failure, query }} isInCase />
    ))}
  </>
);
