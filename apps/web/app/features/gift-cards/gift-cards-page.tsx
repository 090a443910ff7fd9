import { GIFT_CARD_DESIGNS, type GiftCardDesign, LONGEST_GIFT_MESSAGE } from "@aufwind/rules/gift-cards";
import { centsOf } from "@aufwind/rules/money";
import { useRef, useState } from "react";
import { formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMember } from "../../platform/pages/site.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField, VisitorEmailField } from "../../ui/form/text-fields.tsx";
import patterns from "../../ui/patterns.module.css";
import { RichText } from "../../ui/rich-text.tsx";
import { PageHead } from "../../ui/section.tsx";
import { GiftCardPicture } from "./gift-card-picture.tsx";
import { GiftCardPreview, type PreviewedGift } from "./gift-card-preview.tsx";
import styles from "./gift-cards.module.css";
import { giftOrderBody } from "./order-body.ts";

/** One appointment with a coach as a present: its price today. */
export type GiftSession = { slug: string; consultation: "standard" | "extended"; coachName: string; cents: number };

type GiftCardsPageProps = { session: GiftSession | null; today: string };

const schema = () => import("@aufwind/contract/gift-cards").then((contract) => contract.GiftCardOrder);
const QUICK = [50, 100, 150, 250];
const DEFAULT_EUROS = 100;

/** What a gift card is, the form, and the card as it will look. */
export function GiftCardsPage({ session, today }: GiftCardsPageProps) {
  const { t } = useTranslation("gift-cards");
  const [gift, setGift] = useState<PreviewedGift>({
    ...{ design: "sunrise", recipientName: "", senderName: "", message: "" },
    cents: session?.cents ?? DEFAULT_EUROS * 100,
    coachName: session?.coachName ?? "",
  });
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <div className={styles.page}>
        <div className={styles.form} onInput={(event) => setGift(previewedIn(event, gift))}>
          <OrderForm session={session} today={today} cents={gift.cents} />
        </div>
        <aside className={styles.aside} aria-label={t("preview.label")}>
          <GiftCardPreview gift={gift} />
          <ul className={`${patterns.plainLinks} ${styles.soft} ${styles.facts}`}>
            <li>{t("facts.everybody")}</li>
            <li>{t("facts.years")}</li>
            <li>{t("facts.withdraw")}</li>
            <li>
              <RichText text={t("facts.terms")} tags={{ terms: (words) => <PageLink to="terms">{words}</PageLink> }} />
            </li>
          </ul>
        </aside>
      </div>
    </>
  );
}

/** What the form says at this moment. */
function previewedIn({ target }: React.FormEvent, gift: PreviewedGift): PreviewedGift {
  const form = (target as HTMLInputElement).form;
  if (!form) return gift;
  const said = new FormData(form);
  const read = (name: string) => String(said.get(name) ?? "");
  const design = GIFT_CARD_DESIGNS.find((each) => each === read("design")) ?? gift.design;
  const cents = said.has("slug") ? gift.cents : centsOf(read("amountCents"));
  const names = { recipientName: read("recipientName"), senderName: read("senderName"), message: read("message") };
  return { ...gift, ...names, design, cents };
}

type OrderFormProps = GiftCardsPageProps & { cents: number | undefined };

function OrderForm({ session, today, cents }: OrderFormProps) {
  const { t } = useTranslation("gift-cards");
  const locale = useLocale();
  const member = useMember();
  return (
    <PageForm name="order" schema={schema} bodyOf={giftOrderBody} failure={t("form.failed")} leadsOn>
      {session ? <SessionFields session={session} /> : <AmountField cents={cents} />}
      <DesignField />
      <TextField name="recipientName" label={t("form.recipient")} autoComplete="off" />
      <TextArea name="message" label={t("form.message")} optional max={LONGEST_GIFT_MESSAGE} rows={4} />
      <TextField
        name="senderName"
        label={t("form.sender")}
        help={t("form.senderHelp")}
        autoComplete="name"
        defaultValue={member?.name}
      />
      <Choice
        name="delivery"
        legend={t("form.delivery")}
        options={(["mail", "print"] as const).map((value) => ({
          value,
          label: t(`form.deliveries.${value}.label`),
          help: t(`form.deliveries.${value}.help`),
        }))}
        defaultValue="mail"
      />
      <div className={styles.mailed}>
        <TextField name="recipientEmail" type="email" label={t("form.recipientEmail")} quiet autoComplete="off" />
        <TextField
          name="deliverOn"
          type="date"
          label={t("form.deliverOn")}
          help={t("form.deliverOnHelp")}
          optional
          min={today}
        />
      </div>
      <VisitorEmailField label={t("form.email")} help={t("form.emailHelp")} defaultValue={member?.email} />
      <p className={styles.total}>
        <span>{t("form.total")}</span>
        <span>{cents === undefined ? "–" : formatMoney(locale, cents)}</span>
      </p>
      <p className={styles.soft}>{t("form.next")}</p>
      <SubmitRow look="accent">{t("form.submit")}</SubmitRow>
    </PageForm>
  );
}

function SessionFields({ session }: { session: GiftSession }) {
  const { t } = useTranslation("gift-cards");
  const locale = useLocale();
  return (
    <>
      <input type="hidden" name="slug" value={session.slug} />
      <input type="hidden" name="consultation" value={session.consultation} />
      <input type="hidden" name="amountCents" value={session.cents / 100} />
      <p>{t("form.session", { coach: session.coachName, money: formatMoney(locale, session.cents) })}</p>
      <p className={styles.soft}>
        {t("form.sessionHelp")} <PageLink to="giftCards">{t("form.otherAmount")}</PageLink>
      </p>
    </>
  );
}

/** Any amount, with the usual ones a tap away. */
function AmountField({ cents }: Pick<OrderFormProps, "cents">) {
  const { t } = useTranslation("gift-cards");
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  function choose(euros: number) {
    const input = box.current?.querySelector<HTMLInputElement>("input[name=amountCents]");
    if (!input) return;
    input.value = String(euros);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <div ref={box}>
      <TextField
        name="amountCents"
        label={t("form.amount")}
        help={t("form.amountHelp")}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={String(DEFAULT_EUROS)}
      />
      <div className={styles.quick}>
        {QUICK.map((euros) => (
          <Button key={euros} look="ghost" small aria-pressed={cents === euros * 100} onClick={() => choose(euros)}>
            {formatMoney(locale, euros * 100)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function DesignField() {
  const { t } = useTranslation("gift-cards");
  return (
    <fieldset className={styles.designs}>
      <legend>{t("form.design")}</legend>
      <div>
        {GIFT_CARD_DESIGNS.map((design: GiftCardDesign, place) => (
          <label key={design} className={styles.design}>
            <input type="radio" name="design" value={design} defaultChecked={place === 0} />
            <span>
              <GiftCardPicture design={design} />
            </span>
            <span>{t(`designs.${design}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
