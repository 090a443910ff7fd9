import { useMember } from "../../platform/site.ts";
import { Bell } from "./bell.tsx";
import { MessagesLink } from "./messages-link.tsx";
import { News } from "./news.tsx";

/**
 * In the header of every page, for those who have messages and notifications. Whoever shows it lets it come later:
 * its words come after those of the page, which does not wait for them.
 */
export function MemberTools() {
  const role = useMember()?.userType;
  if (role !== "client" && role !== "coach") return null;
  return (
    <>
      <MessagesLink />
      <Bell side={role} />
      <News />
    </>
  );
}
