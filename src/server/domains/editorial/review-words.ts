import { pages } from '../../../contracts/pages.ts';
import type { SiteFacts } from '../../context.ts';
import type { InvitationRow } from '../../db/schema/index.ts';
import type { FoundManuscript } from './manuscripts/manuscript-store.ts';
import { daysAfter } from '../../../contracts/days.ts';
import { printDate } from '../../print-date.ts';

/** The day of a deadline, which ends with a day in UTC. What happened has its `siteDay`: no one is told hours. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** The day of a deadline as emails and answers name it. */
export const dayInWords = (instant: Date): string => printDate(dayOf(instant));

/** The last moment of a day so many days after an instant: people are told a day, and have all of it. */
export const endOfDayAfter = (instant: Date, days: number): Date =>
  new Date(`${dayOf(daysAfter(instant, days))}T23:59:59.999Z`);

/** A manuscript as an editor's own letters name it. */
export const namedForEditors = ({ manuscript }: FoundManuscript): string =>
  `“${manuscript.title}” (${manuscript.number})`;

/** A manuscript as emails name it, also to reviewers: nothing of its authors. */
export const aboutManuscript = ({ manuscript, journal }: FoundManuscript) => ({
  manuscript: manuscript.title,
  number: manuscript.number,
  journal: journal.title,
});

/** Who a letter about a manuscript goes to, and what it names. */
export const namedTo = (
  { email, title, surname }: { readonly email: string; readonly title: string; readonly surname: string },
  found: FoundManuscript,
) => ({
  to: email,
  values: { title, surname, ...aboutManuscript(found) },
});

/** Who was invited, in full. */
export const invitedName = ({ givenName, lastName }: Pick<InvitationRow, 'givenName' | 'lastName'>): string =>
  `${givenName} ${lastName}`.trim();

/** Where an editor works on a manuscript. */
export const deskUrl = (site: SiteFacts, { manuscript }: FoundManuscript): string =>
  site.url + pages.editorialManuscript.href({ articleId: manuscript.id });

/** Where an author follows a manuscript. */
export const followUrl = (site: SiteFacts, { manuscript }: FoundManuscript): string =>
  site.url + pages.followManuscript.href({ articleId: manuscript.id });

/** Where a reviewer finds a review. */
export const reviewUrl = (site: SiteFacts, invitationId: string): string =>
  site.url + pages.review.href({ invitationId });
