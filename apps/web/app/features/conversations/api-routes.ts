import type * as contract from "@aufwind/contract/conversations";
import type * as replies from "@aufwind/contract/reply-templates";
import { lightRoute } from "../../platform/http/browser-api.ts";

export const sendMessage = lightRoute<typeof contract.sendMessage>({
  method: "post",
  path: "/api/conversations/conversation/send-message",
});
export const markConversationRead = lightRoute<typeof contract.markConversationRead>({
  method: "patch",
  path: "/api/conversations/chat/conversation/{id}/messages-update-status",
});
export const removeConversation = lightRoute<typeof contract.removeConversation>({
  method: "delete",
  path: "/api/conversations/chat/conversation/{id}",
});
export const tellTyping = lightRoute<typeof contract.tellTyping>({
  method: "post",
  path: "/api/conversations/chat/conversation/{id}/typing",
});
export const listClientConversations = lightRoute<typeof contract.listClientConversations>({
  method: "get",
  path: "/api/clients/conversations/{page}/{size}/{sort}",
});
export const listCoachConversations = lightRoute<typeof contract.listCoachConversations>({
  method: "get",
  path: "/api/coaches/conversations/{page}/{size}/{sort}",
});
export const readClientConversation = lightRoute<typeof contract.readClientConversation>({
  method: "get",
  path: "/api/clients/conversations/{id}",
});
export const readCoachConversation = lightRoute<typeof contract.readCoachConversation>({
  method: "get",
  path: "/api/coaches/conversations/{id}",
});
export const readFilledTemplates = lightRoute<typeof replies.readFilledTemplates>({
  method: "get",
  path: "/api/coaches/reply-templates/filled/{id}",
});
export const removeAttachment = lightRoute<typeof contract.removeAttachment>({
  method: "delete",
  path: "/api/conversations/attachments/{attachmentId}",
});
