import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { Config } from "../config/config.ts";
import { checkedKey, type FileStore } from "./file-store.ts";

/** Files in any store that speaks S3. */
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
    // Most stores that are not Amazon's know neither buckets as hosts nor its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const place = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) });
  return {
    async put(key, bytes, contentType) {
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentType: contentType }));
    },
    async get(key) {
      try {
        const { Body, ContentType } = await client.send(new GetObjectCommand(place(key)));
        if (!Body) return undefined;
        return { bytes: await Body.transformToByteArray(), contentType: ContentType ?? "application/octet-stream" };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
  };
}
