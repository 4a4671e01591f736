import type { PayerDesk } from '../ports/payments/sandbox/payer-desk.ts';
import { accountRoutes } from './account-routes.ts';
import { administrationRoutes, adminOverviewRoutes } from './oversight-routes.ts';
import { articleRoutes, certificateRoutes } from './article-routes.ts';
import { bookkeepingRoutes } from './bookkeeping-routes.ts';
import { editorialRoutes } from './editorial-routes.ts';
import { discussionRoutes } from './discussion-routes.ts';
import { productionRoutes } from './production-routes.ts';
import { discoveryRoutes, siteRoutes } from './site-routes.ts';
import { draftRoutes, manuscriptRoutes } from './manuscript-routes.ts';
import { feeRoutes, paymentRoutes } from './payment-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { institutionRoutes } from './institution-routes.ts';
import { issueBuildRoutes, issueRoutes } from './issue-routes.ts';
import { journalRoutes } from './journal-routes.ts';
import { emailTemplateRoutes, mailingRoutes, outboxRoutes } from './mailing-routes.ts';
import { orcidRoutes } from './orcid-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import { revisionRoutes } from './revision-routes.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import { siteContentRoutes } from './site-content-routes.ts';
import { usageRoutes } from './usage-routes.ts';
import { verificationRoutes } from './verification-routes.ts';

/** Every call of the API with what carries it out. */
export const allRoutes = (sandbox: PayerDesk | null) => [
  ...accountRoutes,
  ...administrationRoutes,
  ...journalRoutes,
  ...institutionRoutes,
  ...orcidRoutes,
  ...articleRoutes,
  ...discoveryRoutes,
  ...manuscriptRoutes,
  ...certificateRoutes,
  ...verificationRoutes,
  ...draftRoutes,
  ...reviewRoutes,
  ...revisionRoutes,
  ...editorialRoutes,
  ...discussionRoutes,
  ...productionRoutes,
  ...issueRoutes,
  ...issueBuildRoutes,
  ...fileRoutes,
  ...paymentRoutes,
  ...feeRoutes,
  ...bookkeepingRoutes,
  ...usageRoutes,
  ...sandboxRoutes(sandbox),
  ...mailingRoutes,
  ...outboxRoutes,
  ...adminOverviewRoutes,
  ...emailTemplateRoutes,
  ...siteContentRoutes,
  ...siteRoutes,
];
