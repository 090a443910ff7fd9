/** The schemas of each form, loaded on first use. */
const clients = () => import("@aufwind/contract/clients");
export const topicsSchema = () => clients().then((contract) => contract.PreferredTopics);
export const coachSchema = () => clients().then((contract) => contract.PreferredCoach);
export const referralSchema = () => clients().then((contract) => contract.Referral);
