import { lazy, Suspense } from "react";
import { patiently } from "../../platform/http/patiently.ts";
import { useMember } from "../../platform/pages/site.ts";

// Loaded by members alone, and after the page.
const loadPalette = () => patiently(() => import("./member-palette.tsx"));
const MemberPalette = lazy(() => loadPalette().then((module) => ({ default: module.MemberPalette })));
const SearchButton = lazy(() => loadPalette().then((module) => ({ default: module.SearchButton })));

/** Once on every page, public or not: its keys, and what they open. */
export function Palette() {
  const role = useMember()?.userType;
  return (
    role && (
      <Suspense>
        <MemberPalette role={role} />
      </Suspense>
    )
  );
}

/** Opens the palette by a press; with `isRound` only an icon. */
export const PaletteButton = ({ isRound = false }: { isRound?: boolean }) =>
  useMember() && (
    <Suspense>
      <SearchButton isRound={isRound} />
    </Suspense>
  );
