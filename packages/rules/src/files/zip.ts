import { textOf } from "./bytes.ts";

/** One entry of a ZIP: where its compressed bytes are, and what they must become. */
export type ZipEntry = { name: string; packed: boolean; start: number; end: number; size: number; crc: number };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** Far more parts than a document has. */
const MOST_ENTRIES = 2000;
/** Encrypted, strongly encrypted, or with a hidden directory. */
const SECRET_FLAGS = 0x2041;
const SIZES_FOLLOW = 0x0008;
/** The data descriptor that may follow an entry, with its signature and in 64 bits. */
const LONGEST_TRAILER = 24;

/** Where the end record begins whose comment ends with the file: what makes a ZIP of anything before it. */
export function zipEnd(bytes: Uint8Array): number | undefined {
  const { u16, u32 } = readerOf(bytes);
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at--)
    if (u32(at) === END && at + END_LENGTH + u16(at + 20) === bytes.length) return at;
  return undefined;
}

/**
 * The entries of a file that is nothing but a ZIP: it begins with its first entry, ends with its directory, and every
 * byte between belongs to one entry, named alike in both places. Undefined otherwise; nothing is unpacked.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const end = zipEnd(bytes);
  if (end === undefined) return undefined;
  const { u16, u32 } = readerOf(bytes);
  const [count, size, directory] = [u16(end + 10), u32(end + 12), u32(end + 16)];
  const isOnOneDisk = u32(end + 4) === 0 && u16(end + 8) === count;
  if (!isOnOneDisk || count === 0 || count > MOST_ENTRIES || directory + size !== end) return undefined;
  const entries: Placed[] = [];
  let at = directory;
  for (let n = 0; n < count; n++) {
    const entry = at + 46 <= end ? readEntry(bytes, { at, directory }) : undefined;
    if (!entry) return undefined;
    entries.push(entry);
    at = entry.next;
  }
  return at === end && areApart(entries, directory) && areNamedOnce(entries) ? entries.map(plain) : undefined;
}

type Placed = ZipEntry & { header: number; trailer: number; next: number };

const plain = ({ name, packed, start, end, size, crc }: Placed): ZipEntry => ({ name, packed, start, end, size, crc });

/** One directory entry, compared with its local header. */
function readEntry(bytes: Uint8Array, { at, directory }: { at: number; directory: number }): Placed | undefined {
  const { u16, u32 } = readerOf(bytes);
  const [flags, method, crc, length, size] = [u16(at + 8), u16(at + 10), u32(at + 16), u32(at + 20), u32(at + 24)];
  const nameEnd = at + 46 + u16(at + 28);
  const name = textOf(bytes.subarray(at + 46, nameEnd));
  const header = u32(at + 42);
  if (u32(at) !== CENTRAL || header + 30 > directory || u32(header) !== LOCAL) return undefined;

  const nameStart = header + 30;
  const isNamedAlike = textOf(bytes.subarray(nameStart, nameStart + u16(header + 26))) === name;
  const start = nameStart + u16(header + 26) + u16(header + 28);
  const ownFlags = u16(header + 6);
  const [ownCrc, ownLength, ownSize] = [u32(header + 14), u32(header + 18), u32(header + 22)];
  const isLeftOpen = (ownFlags & SIZES_FOLLOW) !== 0 && ownLength === 0 && ownSize === 0;
  const agrees = isLeftOpen || (ownCrc === crc && ownLength === length && ownSize === size);
  const isReadable = ((flags | ownFlags) & SECRET_FLAGS) === 0 && u16(header + 8) === method;
  const isWhole = start + length <= directory && (method === 8 || (method === 0 && length === size));
  if (!isNamedAlike || !agrees || !isReadable || !isWhole) return undefined;
  return {
    name,
    packed: method === 8,
    start,
    end: start + length,
    size,
    crc,
    header,
    trailer: (ownFlags & SIZES_FOLLOW) !== 0 ? LONGEST_TRAILER : 0,
    next: nameEnd + u16(at + 30) + u16(at + 32),
  };
}

/** Contiguous from the first byte on, with nothing hidden in between. */
function areApart(entries: Placed[], directory: number) {
  const inOrder = entries.toSorted((one, other) => one.header - other.header);
  const follows = inOrder.every(({ end, trailer }, place) => {
    const gap = (inOrder[place + 1]?.header ?? directory) - end;
    return gap >= 0 && gap <= trailer;
  });
  return inOrder[0]?.header === 0 && follows;
}

/** Two entries of the same name would be different files to different readers. */
const areNamedOnce = (entries: Placed[]) =>
  new Set(entries.map(({ name }) => name.toLowerCase())).size === entries.length;

/** Little-endian numbers. */
function readerOf({ buffer, byteOffset, byteLength }: Uint8Array) {
  const view = new DataView(buffer, byteOffset, byteLength);
  return { u16: (at: number) => view.getUint16(at, true), u32: (at: number) => view.getUint32(at, true) };
}
