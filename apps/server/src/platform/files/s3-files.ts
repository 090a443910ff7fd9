import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { Config } from "../config/config.ts";
import { CHUNK_BYTES, streamInChunks } from "./chunks.ts";
import { checkedKey, type FileStore } from "./file-store.ts";

/** Files in any S3-compatible store. */
export function createS3Files({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: NonNullable<Config["s3"]>): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Most other stores support neither buckets as hosts nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const place = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) });
  /** A whole file, or a chunk: each is a request of its own, so that slow readers hold no connection to the store. */
  const read = async (key: string, chunk?: { from: number; version?: string | undefined }) => {
    const range = chunk && { Range: `bytes=${chunk.from}-${chunk.from + CHUNK_BYTES - 1}`, IfMatch: chunk.version };
    const answer = await client.send(new GetObjectCommand({ ...place(key), ...range }));
    const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array();
    const size = Number(answer.ContentRange?.split("/")[1] ?? bytes.length);
    return { bytes, size, type: answer.ContentType, version: answer.ETag };
  };
  return {
    async put(key, bytes, contentType) {
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentType: contentType }));
    },
    async get(key) {
      const found = await read(key).catch(orMissing);
      return found && { bytes: found.bytes, contentType: found.type ?? "application/octet-stream" };
    },
    async open(key) {
      const first = await read(key, { from: 0 }).catch(orMissing);
      return first && streamInChunks(first, async (from) => (await read(key, { from, version: first.version })).bytes);
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
  };
}

function orMissing(error: unknown): undefined {
  if (!(error instanceof NoSuchKey)) throw error;
}
