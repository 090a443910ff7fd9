import { textOf } from "./bytes.ts";
import { zipEnd } from "./zip.ts";

/** The entries of a compound file: streams, and storages that contain more. */
export type CompoundFile = {
  names: string[];
  /** The beginning of a stream that is complete. */
  startOf(stream: string): Uint8Array | undefined;
};

const SIGNATURE = 0xe11ab1a1e011cfd0n;
const STREAM = 2;
const ROOT = 5;
/** The allocation-table sectors in the header itself: a file of 5 MB needs no more. */
const NAMED_TABLES = 109;
const LAST_SECTOR = 0xfffffffa;
/** Smaller streams are in small sectors, inside the root's own stream. */
const LEAST_STREAM = 4096;
const SMALL_SECTOR = 64;

/** Reads the directory; undefined if it is no compound file, or one with chains that leave the file or loop. */
function readCompound(bytes: Uint8Array): CompoundFile | undefined {
  const sectors = sectorsOf(bytes);
  const directory = sectors?.chain(sectors.view.getUint32(48, true));
  if (!sectors || !directory) return undefined;
  const { view, size, chain } = sectors;
  const entries = directory.flatMap((place) =>
    Array.from({ length: size / 128 }, (_, n) => readEntry(bytes, { at: place + 128 * n, view })),
  );
  const root = entries.find(({ kind }) => kind === ROOT);
  const small = root && chain(root.sector);

  const startOf = (stream: string) => {
    const entry = entries.find(({ name, kind }) => name === stream && kind === STREAM);
    if (!entry) return undefined;
    const inside = entry.sector * SMALL_SECTOR;
    const isSmall = entry.length < LEAST_STREAM;
    const places = isSmall ? small?.slice(Math.floor(inside / size)) : chain(entry.sector);
    const [place] = places ?? [];
    if (!places || place === undefined || places.length * size < entry.length) return undefined;
    const start = isSmall ? place + (inside % size) : place;
    return bytes.subarray(start, place + size);
  };
  return { names: entries.map(({ name }) => name), startOf };
}

/** The sector layout of a compound file, and how to follow a chain. */
function sectorsOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 1536 || view.getBigUint64(0, true) !== SIGNATURE) return undefined;
  const shift = view.getUint16(30, true);
  const tables = view.getUint32(44, true);
  const isKnown = view.getUint16(28, true) === 0xfffe && shift === (view.getUint16(26, true) === 4 ? 12 : 9);
  if (!isKnown || tables === 0 || tables > NAMED_TABLES) return undefined;

  const size = 1 << shift;
  const placeOf = (sector: number) => (sector + 1) * size;
  const isInside = (sector: number) => placeOf(sector) + size <= bytes.length;
  const nextOf = (sector: number) => {
    const table = view.getUint32(76 + 4 * Math.floor((sector * 4) / size), true);
    return isInside(table) ? view.getUint32(placeOf(table) + ((sector * 4) % size), true) : 0;
  };
  /** The offsets of a stream's sectors; undefined if it is broken. */
  const chain = (first: number): number[] | undefined => {
    const seen = new Set<number>();
    for (let sector = first; sector < LAST_SECTOR; sector = nextOf(sector)) {
      if (seen.has(sector) || !isInside(sector) || sector >= (tables * size) / 4) return undefined;
      seen.add(sector);
    }
    return [...seen].map(placeOf);
  };
  return { view, size, chain };
}

function readEntry(bytes: Uint8Array, { at, view }: { at: number; view: DataView }) {
  const length = Math.min(64, view.getUint16(at + 64, true));
  return {
    // UTF-16 with a terminator: the names that we look for are ASCII.
    name: textOf(bytes.subarray(at, at + Math.max(0, length - 2))).replaceAll("\0", ""),
    kind: view.getUint8(at + 66),
    sector: view.getUint32(at + 116, true),
    length: view.getUint32(at + 120, true),
  };
}

/** The signatures of Word 97 to 2003, and of Word 6 or 95. */
const MARKS = ["eca5", "dca5"];
const MACROS = ["macros", "vba", "_vba_project", "_vba_project_cur"];

/** Whether the bytes are a document of Word 6 to 2003 without macros, in a compound file. */
export function isDoc(bytes: Uint8Array): boolean {
  const file = readCompound(bytes);
  const text = file?.startOf("WordDocument");
  return (
    text !== undefined &&
    MARKS.includes(text.subarray(0, 2).toHex()) &&
    !file?.names.some((name) => MACROS.includes(name.toLowerCase())) &&
    zipEnd(bytes) === undefined
  );
}
