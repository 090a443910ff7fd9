import type { Provider } from "@aufwind/contract/providers";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { ProviderLinks } from "../../shared/provider-links.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { fieldId } from "../../ui/form/field.tsx";
import { Aside, FormPage } from "../../ui/form/form-page.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import demoPeopleStyles from "./demo-people.module.css";
import { LoginHelp, type ResendParts } from "./login-help.tsx";
import { LoginNotes } from "./login-notes.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import styles from "./sign-in.module.css";
import type { LoginFacts } from "./sign-in.server.ts";

const schema = () => import("@aufwind/contract/sign-in").then((contract) => contract.Credentials);

function LoginForm({ goal, resend }: { goal: string; resend: ResendParts }) {
  const { t } = useTranslation("sign-in");
  return (
    <PostForm
      name="login"
      action={`?${new URLSearchParams({ to: goal })}`}
      schema={schema}
      failure={t("failed")}
      help={(refusal) => <LoginHelp refusal={refusal} resend={resend} />}
      success={() => null}
    >
      <TextField name="email" type="email" label={t("email")} autoComplete="username" />
      <PasswordField
        name="password"
        label={t("password")}
        autoComplete="current-password"
        help={
          <PageLink className={`${patterns.plainLink} ${styles.forgot}`} to="forgotPassword">
            {t("forgot")}
          </PageLink>
        }
      />
      <Checkbox name="rememberMe" label={t("remember")} help={t("rememberHelp")} optional />
      <SubmitButton look="accent" wide>
        {t("submit")}
      </SubmitButton>
    </PostForm>
  );
}

type LoginPageProps = LoginFacts & {
  /** How the verification mail is sent again: another feature's part. */
  resend: ResendParts;
};

export function LoginPage({ providers, people, goal, friendCode, resend }: LoginPageProps) {
  const { t } = useTranslation("sign-in");
  const form = (
    <div className={styles.ways}>
      <LoginNotes resend={resend} />
      <LoginForm goal={goal} resend={resend} />
      <OtherWays providers={providers} goal={goal} friendCode={friendCode} />
      <Aside>
        {t("new")} <RegisterLink friendCode={friendCode} />
      </Aside>
    </div>
  );
  return (
    <FormPage title={t("title")} lead={t("lead")} form={form}>
      {people.length > 0 && <DemoPeople people={people} />}
    </FormPage>
  );
}

/** Friends register as clients. */
function RegisterLink({ friendCode }: Pick<LoginFacts, "friendCode">) {
  const { t } = useTranslation("sign-in");
  if (!friendCode) return <PageLink to="register">{t("register")}</PageLink>;
  return (
    <PageLink to="registerClient" query={`friend=${encodeURIComponent(friendCode)}`}>
      {t("register")}
    </PageLink>
  );
}

type OtherWaysProps = { providers: Provider[]; goal: string; friendCode: string | undefined };

/** A passkey, or a provider; only what is available. */
function OtherWays({ providers, goal, friendCode }: OtherWaysProps) {
  const { t } = useTranslation("sign-in");
  return (
    <div className={styles.others}>
      <PasskeyButton label={t("passkey.login")} goal={goal} rememberMe={isRememberTicked} />
      <ProviderLinks
        providers={providers}
        label={(provider) => t("provider", { provider })}
        goal={goal}
        friendCode={friendCode}
      />
    </div>
  );
}

/** "Remember me" of the form above counts for every method. */
function isRememberTicked(): boolean {
  const box = document.getElementById(fieldId("login", "rememberMe"));
  return box instanceof HTMLInputElement && box.checked;
}

type Person = LoginFacts["people"][number];
type DemoPeopleProps = { people: Person[] };

/** One click logs in; only in the demo. */
function DemoPeople({ people }: DemoPeopleProps) {
  const { t } = useTranslation("sign-in");
  const group = (kind: Person["userType"]) => people.filter(({ userType }) => userType === kind);
  return (
    <section className={demoPeopleStyles.demo} aria-labelledby="demo">
      <h2 id="demo">{t("demo.title")}</h2>
      <p>{t("demo.lead")}</p>
      <Group title={t("demo.clients")} people={group("client")} />
      <Group title={t("demo.coaches")} people={group("coach")} />
      <Group title={t("demo.team")} people={group("operator")} goal={pathTo("teamHome", useLocale())} />
    </section>
  );
}

function Group({ title, people, goal }: DemoPeopleProps & { title: string; goal?: string }) {
  const { t } = useTranslation("sign-in");
  if (people.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {people.map(({ email, password, name, about }) => (
          <li key={email}>
            {/* The ordinary log-in, filled in: a plain form, which needs no JavaScript. */}
            <form method="post" action={goal && `?${new URLSearchParams({ to: goal })}`}>
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
