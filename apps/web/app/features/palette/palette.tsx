import { lazy, Suspense, use } from "react";
import { DocumentContext } from "../../platform/http/document-context.ts";
import { loadWhenOnline } from "../../platform/http/load-when-online.ts";
import { useMember } from "../../platform/pages/site.ts";
import { EARLY_INPUT_SCRIPT } from "./early-input.ts";
import styles from "./palette.module.css";

// Loaded by members alone, and after the page.
const loadPalette = () => loadWhenOnline(() => import("./member-palette.tsx"));
const MemberPalette = lazy(() => loadPalette().then((module) => ({ default: module.MemberPalette })));
const SearchButton = lazy(() => loadPalette().then((module) => ({ default: module.SearchButton })));

/** Once on every page, public or not: its keys, and what they open. */
export function Palette() {
  const role = useMember()?.userType;
  return (
    role && (
      <>
        <EarlyWish />
        <Suspense>
          <MemberPalette role={role} />
        </Suspense>
      </>
    )
  );
}

/** A wish before hydration counts, too. */
function EarlyWish() {
  const { nonce } = use(DocumentContext);
  const code = import.meta.env.SSR ? EARLY_INPUT_SCRIPT : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code of a constant, and nothing of anybody's
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Opens the palette by a press; with `isRound` only an icon. Its place and styles belong to the page. */
export const PaletteButton = ({ isRound = false }: { isRound?: boolean }) =>
  useMember() && (
    <div className={styles.place} data-round={isRound || undefined}>
      <Suspense>
        <SearchButton />
      </Suspense>
    </div>
  );
