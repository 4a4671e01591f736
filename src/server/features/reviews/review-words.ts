import { pages } from '../../../contracts/pages.ts';
import type { SiteFacts } from '../../context.ts';
import type { InvitationRow } from '../../db/schema/index.ts';
import { articleNumber } from '../articles/index.ts';
import type { FoundManuscript } from '../manuscripts/index.ts';

/** A manuscript as letters to its editors name it. */
export const namedForEditors = ({ manuscript }: FoundManuscript): string =>
  `“${manuscript.title}” (${articleNumber(manuscript.id)})`;

/** Who was invited, in full. */
export const invitedName = ({ givenName, lastName }: Pick<InvitationRow, 'givenName' | 'lastName'>): string =>
  `${givenName} ${lastName}`.trim();

/** What letters to editors lead to. */
export const onTheDesk = (site: SiteFacts, { manuscript }: FoundManuscript) => ({
  label: 'Open the manuscript',
  url: site.url + pages.editorialManuscript.href({ articleId: manuscript.id }),
});

/** What letters to an author lead to. */
export const onItsPage = (site: SiteFacts, { manuscript }: FoundManuscript, label: string) => ({
  label,
  url: site.url + pages.followManuscript.href({ articleId: manuscript.id }),
});

/** Where a reviewer finds a review. */
export const reviewUrl = (site: SiteFacts, invitationId: string): string =>
  site.url + pages.review.href({ invitationId });

/** What letters to a reviewer lead to. */
export const onTheReview = (site: SiteFacts, invitationId: string, label: string) => ({
  label,
  url: reviewUrl(site, invitationId),
});
