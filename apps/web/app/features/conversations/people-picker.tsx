import type { Contact } from "@aufwind/contract/contacts";
import type { Side } from "@aufwind/rules/appointments/status";
import { useId, useRef } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { useFocusNewItem } from "../../platform/browser/accessibility.ts";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { readView, viewQuery } from "../../shared/list/view.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/form/field.tsx";
import input from "../../ui/form/form.module.css";
import { Note } from "../../ui/notices.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ShownPeople } from "./conversations.server.ts";
import { DROP_CONTACT_FORM, OPEN_FORM } from "./forms.ts";
import styles from "./people-picker.module.css";
import { Face } from "./person.tsx";
import { PEOPLE } from "./view.ts";

type PickerProps = { side: Side; people: ShownPeople | null };

/** Whom one can write to; works as plain forms. */
export function PeoplePicker({ side, people }: PickerProps) {
  const { t } = useTranslation("conversations");
  const [params] = useSearchParams();
  const { view } = readView(PEOPLE, params);
  const name = view.person;
  const answer = useAnswer<FormResult>();
  const isNotDropped = answer?.ok === false && answer.form === DROP_CONTACT_FORM;
  const box = useRef<HTMLUListElement>(null);
  useFocusNewItem(box, { count: people?.items.length ?? 0, selector: "li button" });
  return (
    <section className={styles.picker} aria-labelledby="people">
      <PageLink className={`${patterns.link} ${styles.back}`} to="messages">
        {t("people.back")}
      </PageLink>
      <h2 id="people">{t("people.title")}</h2>
      <div className={styles.text}>
        <p>{t(`people.text.${side}`)}</p>
        <div role="status">{params.has("removed") && <Note icon="check">{t("people.removed")}</Note>}</div>
        <div role="alert">{isNotDropped && <Note icon="alert">{t("people.removeFailed")}</Note>}</div>
      </div>
      <Search name={name} />
      {!people && <Failure title={t("people.failed")} />}
      {people?.items.length === 0 && <Nobody side={side} name={name} />}
      <ul className={styles.people} ref={box}>
        {people?.items.map((contact) => (
          <Person key={contact.id} contact={contact} side={side} />
        ))}
      </ul>
      {people?.more && (
        <Link
          className={`${patterns.link} ${styles.back}`}
          to={`?${viewQuery(PEOPLE, { ...view, page: people.more }, new URLSearchParams({ new: "1" }))}`}
          preventScrollReset
          replace
        >
          {t("people.more")}
        </Link>
      )}
    </section>
  );
}

function Search({ name }: { name: string }) {
  const { t } = useTranslation("conversations");
  const id = useId();
  return (
    <Form
      method="get"
      role="search"
      aria-label={t("people.title")}
      className={styles.search}
      replace
      preventScrollReset
    >
      <input type="hidden" name="new" value="1" />
      <Field id={id} label={t("people.search")}>
        <input id={id} className={input.input} type="search" name="person" defaultValue={name} maxLength={100} />
      </Field>
      <Button type="submit" look="ghost">
        {t("people.find")}
      </Button>
    </Form>
  );
}

function Person({ contact, side }: { contact: Contact; side: Side }) {
  const { t } = useTranslation("conversations");
  const { id, name, picture, isOnline } = contact;
  return (
    <li>
      <Face {...{ name, picture, isOnline }} />
      <strong>{name}</strong>
      <Form method="post" className={styles.acts}>
        <input type="hidden" name="other" value={id} />
        <Button type="submit" small name="form" value={OPEN_FORM}>
          {t("people.write")}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        {side === "client" && (
          <Button type="submit" small look="quiet" name="form" value={DROP_CONTACT_FORM}>
            {t("people.remove")}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
      </Form>
    </li>
  );
}

function Nobody({ side, name }: { side: Side; name: string }) {
  const { t } = useTranslation("conversations");
  if (name) return <EmptyState title={t("people.none")}>{t("people.noneText")}</EmptyState>;
  const action = side === "client" && <PageButton to="search">{t("list.findCoach")}</PageButton>;
  return (
    <EmptyState title={t("people.empty")} action={action}>
      {t(`people.emptyText.${side}`)}
    </EmptyState>
  );
}
