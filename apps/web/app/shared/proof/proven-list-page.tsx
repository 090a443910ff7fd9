import { PageHeader } from "../../ui/page-header.tsx";
import { ListDetailLayout } from "../list-detail-layout.tsx";
import { ProofStep } from "./proof-step.tsx";

type ProvenListPageProps = React.ComponentProps<typeof ListDetailLayout> & { title: string; lead: string };

/** A page of the team: a list beside the detail of one of its rows, whose acts may need a fresh proof. */
export const ProvenListPage = ({ title, lead, ...beside }: ProvenListPageProps) => (
  <>
    <PageHeader title={title} lead={lead} />
    <ProofStep />
    <ListDetailLayout {...beside} />
  </>
);
