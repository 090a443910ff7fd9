import { FailurePage } from "./failure-page.tsx";
import { Frame } from "./frame.tsx";
import { PublicShell } from "./public-shell.tsx";

/** A failure outside of every page, with the header and footer of the public ones. */
export const FramedFailure = ({ error }: { error: unknown }) => (
  <Frame>
    <PublicShell>
      <FailurePage error={error} />
    </PublicShell>
  </Frame>
);
