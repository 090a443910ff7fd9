import type { TeamMember } from "@aufwind/contract/operators";
import { Link } from "react-router";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { formatRelative } from "../../platform/i18n/time-spans.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RowTable } from "../../shared/list/row-table.tsx";
import rows from "../../shared/list/rows.module.css";
import { ListDetailLayout } from "../../shared/list-detail-layout.tsx";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pill } from "../../ui/pill.tsx";
import { InvitePanel, MemberPanel } from "./member-forms.tsx";
import styles from "./members.module.css";
import type { MembersFacts } from "./members.server.ts";

/** The team: who is in it, what each may do, and for admins how to change that. */
export function MembersPage({ members, mayChange, isInviting, member, now }: MembersFacts) {
  const { t } = useTranslation("operators");
  const detail = isInviting ? <InvitePanel /> : member && <MemberPanel key={member.id} {...{ member, mayChange }} />;
  return (
    <>
      <PageHeader
        title={t("members.title")}
        lead={t("members.lead")}
        acts={
          mayChange && (
            <PageButton to="teamMembers" query="member=new" look="accent">
              <Icon name="plus" /> {t("members.invite")}
            </PageButton>
          )
        }
      />
      <ProofStep />
      <ListDetailLayout
        isChosen={Boolean(detail)}
        back={{ to: "?", label: t("members.all") }}
        list={<MemberList {...{ members, now }} chosenId={member?.id} />}
        detail={detail}
      />
    </>
  );
}

type MemberListProps = Pick<MembersFacts, "members" | "now"> & { chosenId: string | undefined };

function MemberList({ members, now, chosenId }: MemberListProps) {
  const { t } = useTranslation("operators");
  return (
    <RowTable
      className={styles.table}
      heads={[t("members.name"), t("members.permissions"), t("members.factor"), t("members.lastSeen")]}
    >
      {members.map((member) => (
        <MemberRow key={member.id} {...{ member, now }} isChosen={member.id === chosenId} />
      ))}
    </RowTable>
  );
}

function MemberRow({ member, now, isChosen }: { member: TeamMember; now: number; isChosen: boolean }) {
  const { t } = useTranslation("operators");
  const { id, name, email, permissions, status, hasFactor } = member;
  return (
    <li className={`${rows.row} ${styles.row}`} data-status={status}>
      <div className={rows.who}>
        <Avatar name={name || email} picture={null} />
        <div>
          <Link
            className={`${rows.name} ${rows.link}`}
            to={`?member=${id}`}
            aria-current={isChosen ? "true" : undefined}
            preventScrollReset
          >
            {name || email}
          </Link>
          {name && <span className={rows.soft}>{email}</span>}
        </div>
      </div>
      <div className={styles.permissions}>
        {status === "removed" ? (
          <Pill tone="bare">{t("members.status.removed")}</Pill>
        ) : (
          permissions.map((each) => <Pill key={each}>{t(`permissions.${each}`)}</Pill>)
        )}
      </div>
      <div>
        {status === "active" && (
          <Pill tone={hasFactor ? "teal" : "warn"}>{t(hasFactor ? "members.hasFactor" : "members.noFactor")}</Pill>
        )}
      </div>
      <LastSeen {...{ member, now }} />
    </li>
  );
}

function LastSeen({ member: { status, invitedAt, lastSeenAt }, now }: { member: TeamMember; now: number }) {
  const { t } = useTranslation("operators");
  const locale = useLocale();
  if (status === "invited")
    return <span className={rows.soft}>{t("members.invitedOn", { date: formatDate(locale, invitedAt) })}</span>;
  return (
    <span className={`${rows.soft} ${styles.seen}`} suppressHydrationWarning>
      <span>{t("members.lastSeen")}: </span>
      {lastSeenAt ? formatRelative(locale, { at: Date.parse(lastSeenAt), now }) : t("members.never")}
    </span>
  );
}
