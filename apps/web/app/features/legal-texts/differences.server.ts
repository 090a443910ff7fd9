import type { TextBlock, TextSection } from "@aufwind/rules/legal-texts-sections";
import { diffArrays, diffWordsWithSpace } from "diff";

type Change = "added" | "removed";
/** A run of words; without a change it stands in both versions. */
export type Piece = { text: string; change: Change | null };
export type ChangedBlock = { kind: TextBlock["kind"]; change: Change | "changed"; pieces: Piece[] };
export type ChangedSection = {
  id: string;
  title: Piece[];
  change: Change | "changed";
  blocks: ChangedBlock[];
};

/** What changed between two versions, section by section: nothing that stands in both. */
export function differencesOf(before: readonly TextSection[], after: readonly TextSection[]): ChangedSection[] {
  const [was, is] = [byId(before), byId(after)];
  const order = diffArrays([...was.keys()], [...is.keys()]).flatMap(({ value }) => value);
  // A section that moved stands in both lists: it is compared once.
  return [...new Set(order)].flatMap((id) => {
    const [old, present] = [was.get(id), is.get(id)];
    if (!old || !present) {
      const only = old ?? present;
      return only ? [whole(only, old ? "removed" : "added")] : [];
    }
    const title = piecesOf(old.title, present.title);
    const blocks = changedBlocks(old.blocks, present.blocks);
    return blocks.length > 0 || title.length > 1 ? [{ id, title, change: "changed" as const, blocks }] : [];
  });
}

const byId = (sections: readonly TextSection[]) => new Map(sections.map((section) => [section.id, section]));

const whole = ({ id, title, blocks }: TextSection, change: Change): ChangedSection => ({
  ...{ id, change },
  title: [{ text: title, change: null }],
  blocks: blocks.map((block) => wholeBlock(block, change)),
});

const wholeBlock = ({ kind, text }: TextBlock, change: Change): ChangedBlock => ({
  ...{ kind, change },
  pieces: [{ text, change }],
});

const isSame = (one: TextBlock, other: TextBlock) => one.kind === other.kind && one.text === other.text;

function changedBlocks(before: TextBlock[], after: TextBlock[]): ChangedBlock[] {
  const runs = diffArrays(before, after, { comparator: isSame });
  return runs.flatMap((run, at) => {
    const next = runs[at + 1];
    if (run.removed && next?.added) return paired(run.value, next.value);
    if (run.removed) return run.value.map((block) => wholeBlock(block, "removed"));
    if (run.added && !runs[at - 1]?.removed) return run.value.map((block) => wholeBlock(block, "added"));
    return [];
  });
}

/** Paragraphs that took each other's place: word by word where they are alike, else one gone and one new. */
function paired(before: TextBlock[], after: TextBlock[]): ChangedBlock[] {
  const most = Math.max(before.length, after.length);
  return Array.from({ length: most }, (_, at) => [before[at], after[at]] as const).flatMap(([old, present]) => {
    if (old && present) {
      const pieces = piecesOf(old.text, present.text);
      if (isAlike(pieces)) return [{ kind: present.kind, change: "changed" as const, pieces }];
    }
    return [...(old ? [wholeBlock(old, "removed")] : []), ...(present ? [wholeBlock(present, "added")] : [])];
  });
}

const LIKE_ENOUGH = 0.4;

function isAlike(pieces: readonly Piece[]): boolean {
  const lengthOf = (some: readonly Piece[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return lengthOf(pieces.filter(({ change }) => change === null)) >= LIKE_ENOUGH * lengthOf(pieces);
}

const piecesOf = (before: string, after: string): Piece[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? "added" : removed ? "removed" : null,
  }));
