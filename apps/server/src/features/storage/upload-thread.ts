import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { judgeAttachment } from "./attachments.ts";
import { judgeDocument } from "./document-kind.ts";
import { resizePhoto } from "./resize-photo.ts";
import type { Upload } from "./uploads.ts";

answerInThread((upload: Upload) => {
  if ("role" in upload) return resizePhoto(upload.role, upload.bytes);
  return "name" in upload ? judgeDocument(upload.name, upload.bytes) : judgeAttachment(upload.bytes);
});
