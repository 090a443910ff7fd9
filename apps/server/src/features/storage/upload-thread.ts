import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { judgeAttachment } from "./attachments.ts";
import { judgeDocument } from "./document-kind.ts";
import { developPhoto } from "./photo-prints.ts";
import type { Upload } from "./uploads.ts";

answerInThread((upload: Upload) => {
  if ("role" in upload) return developPhoto(upload.role, upload.bytes);
  return "name" in upload ? judgeDocument(upload.name, upload.bytes) : judgeAttachment(upload.bytes);
});
