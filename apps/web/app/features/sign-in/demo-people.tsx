import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./demo-people.module.css";
import type { LoginFacts } from "./sign-in.server.ts";

type Person = LoginFacts["people"][number];
type DemoPeopleProps = { people: Person[] };

/** One click, and one is somebody; only the demo has anybody here. */
export function DemoPeople({ people }: DemoPeopleProps) {
  const { t } = useTranslation("login");
  const group = (kind: Person["userType"]) => people.filter(({ userType }) => userType === kind);
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <h2 id="demo">{t("demo.title")}</h2>
      <p>{t("demo.lead")}</p>
      <Group title={t("demo.clients")} people={group("client")} />
      <Group title={t("demo.coaches")} people={group("coach")} />
    </section>
  );
}

function Group({ title, people }: DemoPeopleProps & { title: string }) {
  const { t } = useTranslation("login");
  if (people.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {people.map(({ email, password, name, about }) => (
          <li key={email}>
            {/* The ordinary log-in, filled in: a plain form, which needs no JavaScript. */}
            <form method="post">
              <input type="hidden" name="form" value="login" />
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={password} />
              <button type="submit">
                <strong>
                  <VisuallyHidden>{t("demo.as")} </VisuallyHidden>
                  {name}
                </strong>
                <span>{about}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </>
  );
}
