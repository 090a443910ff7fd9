import { amount, choice, text } from "../../platform/forms/form-body.ts";

/** The form as the order that the API takes; in the browser and in the action. */
export function giftOrderBody(form: FormData) {
  const slug = text(form, "slug");
  return {
    amountCents: amount(form, "amountCents"),
    session: slug ? { slug, consultation: text(form, "consultation") } : null,
    design: text(form, "design"),
    recipientName: text(form, "recipientName"),
    recipientEmail: choice(form, "recipientEmail"),
    message: text(form, "message"),
    senderName: text(form, "senderName"),
    email: text(form, "email"),
    delivery: text(form, "delivery"),
    deliverOn: choice(form, "deliverOn"),
  };
}
