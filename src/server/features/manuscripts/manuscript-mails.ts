import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import type { SiteFacts } from '../../context.ts';
import { composeMail } from '../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';
import { salutation } from '../accounts/index.ts';
import type { FoundManuscript } from './manuscript-store.ts';

const dashboardUrl = (site: SiteFacts, userId: string) =>
  site.url + pages.dashboard.href({ profileId: userId }, { tab: dashboardTabs.first });

/** Tells the submitting author that the manuscript has arrived. */
export function receivedMail(site: SiteFacts, { manuscript, journal, author }: FoundManuscript): OutgoingMail {
  return composeMail(site, {
    to: author.email,
    key: `received:${manuscript.id}`,
    subject: `We have received your manuscript for ${journal.title}`,
    greeting: salutation(author),
    paragraphs: [
      `Thank you for submitting “${manuscript.title}” to ${journal.title}. It is planned for volume ${manuscript.volume}, issue ${manuscript.issue}.`,
      'We will check it and write to you with the outcome. Until then there is nothing for you to do.',
    ],
    action: { label: 'Follow it on your dashboard', url: dashboardUrl(site, manuscript.submittingUserId) },
  });
}

/** Tells the submitting author that the article is public. */
export function acceptedMail(site: SiteFacts, { manuscript, journal, author }: FoundManuscript): OutgoingMail {
  return composeMail(site, {
    to: author.email,
    key: `accepted:${manuscript.id}`,
    subject: `Your manuscript has been accepted by ${journal.title}`,
    greeting: salutation(author),
    paragraphs: [
      `We are glad to tell you that “${manuscript.title}” has been accepted and is now published in ${journal.title}.`,
    ],
    action: {
      label: 'See the article',
      url: site.url + pages.article.href({ catId: journal.abbreviation, articleId: manuscript.id }),
    },
  });
}

/** Brings the submitting author the reasons of a rejection. */
export function rejectedMail(
  site: SiteFacts,
  { manuscript, journal, author }: FoundManuscript,
  rejectionText: string,
): OutgoingMail {
  return composeMail(site, {
    to: author.email,
    key: `rejected:${manuscript.id}:${manuscript.updatedAt.toISOString()}`,
    subject: `About your manuscript for ${journal.title}`,
    greeting: salutation(author),
    paragraphs: [
      `We are sorry to tell you that “${manuscript.title}” cannot be published as it stands. The reasons:`,
      rejectionText,
    ],
    action: { label: 'Open your dashboard', url: dashboardUrl(site, manuscript.submittingUserId) },
  });
}
