import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { judgeAttachment } from "./attachments.ts";
import { judgeDocument } from "./documents/policy.ts";
import { developPhoto } from "./photos/gateway.ts";
import type { Upload } from "./uploads.ts";

answerInThread((upload: Upload) => {
  if ("role" in upload) return developPhoto(upload.role, upload.bytes);
  return "name" in upload ? judgeDocument(upload.name, upload.bytes) : judgeAttachment(upload.bytes);
});
