import { DEMO_PASSWORD, DEMO_PEOPLE } from "../seed/people.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { businessRoutes } from "./features/businesses/routes.ts";
import { coachRoutes } from "./features/coaches/routes.ts";
import { consultationRoutes } from "./features/consultations/routes.ts";
import { eventRoutes } from "./features/events/routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { mailboxRoutes } from "./features/mailbox/routes.ts";
import { onboardingRoutes } from "./features/onboarding/routes.ts";
import { passwordRoutes } from "./features/passwords/routes.ts";
import { personalDataRoutes } from "./features/personal-data/routes.ts";
import { profileRoutes } from "./features/profiles/routes.ts";
import { providerRoutes } from "./features/providers/routes.ts";
import { resumeRoutes } from "./features/resumes/routes.ts";
import { scheduleRoutes } from "./features/schedules/routes.ts";
import { secondFactorRoutes } from "./features/second-factors/routes.ts";
import { memberBy } from "./features/sessions/commands.ts";
import { sessionRoutes } from "./features/sessions/routes.ts";
import { demoRoutes } from "./features/sign-in/demo/routes.ts";
import { passkeySignInRoutes } from "./features/sign-in/passkey/routes.ts";
import { signInRoutes } from "./features/sign-in/routes.ts";
import { secondStepRoutes } from "./features/sign-in/second-step/routes.ts";
import { siteRoutes } from "./features/site/routes.ts";
import { storageRoutes } from "./features/storage/routes.ts";
import { subscriptionRoutes } from "./features/subscriptions/routes.ts";
import { supportRoutes } from "./features/support/routes.ts";
import { withdrawalRoutes } from "./features/withdrawals/routes.ts";
import { mailTemplates } from "./mail-templates.ts";
import { PERSONAL_DATA } from "./personal-data.ts";
import { createApi } from "./platform/http/api.ts";
import type { Api } from "./platform/http/api-env.ts";
import { describeApi } from "./platform/http/description.ts";
import type { Platform } from "./platform/platform.ts";
import type { ActorOf } from "./platform/session/actor.ts";

/** The whole API, room by room. */
export function createApp(platform: Platform, { actorOf }: { actorOf?: ActorOf } = {}): Api {
  const api = createApi(platform, actorOf ?? ((headers) => memberBy(platform, headers)));
  healthRoutes(api, platform);
  siteRoutes(api, platform);
  supportRoutes(api, platform);
  subscriptionRoutes(api, platform);
  withdrawalRoutes(api, platform);
  accountRoutes(api, platform);
  signInRoutes(api, platform);
  secondStepRoutes(api, platform);
  passkeySignInRoutes(api, platform);
  secondFactorRoutes(api, platform);
  sessionRoutes(api, platform);
  passwordRoutes(api, platform);
  personalDataRoutes(api, platform, PERSONAL_DATA);
  providerRoutes(api, platform);
  storageRoutes(api, platform);
  eventRoutes(api, platform);
  coachRoutes(api, platform);
  businessRoutes(api, platform);
  consultationRoutes(api, platform);
  resumeRoutes(api, platform);
  scheduleRoutes(api, platform);
  profileRoutes(api, platform);
  onboardingRoutes(api, platform);
  if (platform.config.workshop) {
    mailboxRoutes(api, platform, mailTemplates(platform));
    demoRoutes(api, platform, { people: DEMO_PEOPLE, password: DEMO_PASSWORD });
  }
  describeApi(api, platform);
  return api;
}
