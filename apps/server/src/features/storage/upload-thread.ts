import { answerInThread } from "../../platform/threads/answer-in-thread.ts";
import { judgeDocument } from "./documents/policy.ts";
import { developPhoto } from "./photos/gateway.ts";
import type { Upload } from "./uploads.ts";

answerInThread((upload: Upload) =>
  "role" in upload ? developPhoto(upload.role, upload.bytes) : judgeDocument(upload.name, upload.bytes),
);
