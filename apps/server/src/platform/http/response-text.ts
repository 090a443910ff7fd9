import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createUnzip } from "node:zlib";

/** A response with more bytes than we accept. */
export class TooLarge extends Error {}

/** The text of a response of a server that we do not know. Counted after decompression: a small file may unpack to a huge one. */
export async function textOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of unpacked(response) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) {
      response.destroy();
      throw new TooLarge();
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** Some servers compress whatever they are asked for. */
function unpacked(response: IncomingMessage): Readable {
  const packing = response.headers["content-encoding"]?.toLowerCase() ?? "identity";
  if (packing === "identity") return response;
  const unpack = packing === "br" ? createBrotliDecompress() : createUnzip();
  return pipeline(response, unpack, () => undefined);
}
