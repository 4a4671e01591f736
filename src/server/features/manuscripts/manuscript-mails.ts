import { formatMoney } from '../../../contracts/money.ts';
import { dashboardTabs, feeCheckoutHref, pages } from '../../../contracts/pages.ts';
import type { Money } from '../../../contracts/values.ts';
import type { SiteFacts } from '../../context.ts';
import { composeMail } from '../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';
import { printDate } from '../../typesetting/print-date.ts';
import { salutation } from '../accounts/index.ts';
import { articleNumber } from '../articles/index.ts';
import type { FoundManuscript } from './manuscript-store.ts';

const dashboardUrl = (site: SiteFacts, userId: string) =>
  site.url + pages.dashboard.href({ profileId: userId }, { tab: dashboardTabs.first });

const articleUrl = (site: SiteFacts, { journal, manuscript }: FoundManuscript) =>
  site.url + pages.article.href({ catId: journal.abbreviation, articleId: manuscript.id });

/** A manuscript by its title and the number that it is asked after by. */
const named = ({ manuscript }: FoundManuscript) => `“${manuscript.title}” (${articleNumber(manuscript.id)})`;

const contact = (site: SiteFacts) => `If you have a question about it, please write to ${site.contactEmail}.`;

/** What every letter about a manuscript has: to whom, and the key that makes it one letter. */
const letter = ({ manuscript, author }: FoundManuscript, about: string) => ({
  to: author.email,
  key: `${about}:${manuscript.id}`,
  greeting: salutation(author),
});

/** Who acts next on what has just been submitted, and until when. */
function whoActsNext({ manuscript }: FoundManuscript): string {
  if (manuscript.reviewModel === 'verification' || manuscript.dueAt === null)
    return 'We will check it and write to you with the outcome. Until then there is nothing for you to do.';
  const day = printDate(manuscript.dueAt.toISOString().slice(0, 10));
  return `An editor of the journal carries out the initial checks next, as a rule by ${day}, and we write to you with what follows. Until then there is nothing for you to do.`;
}

/** Where an author sees how a manuscript stands. */
const whereToFollow = (site: SiteFacts, { manuscript }: FoundManuscript) =>
  manuscript.reviewModel === 'verification'
    ? { label: 'Follow it on your dashboard', url: dashboardUrl(site, manuscript.submittingUserId) }
    : {
        label: 'Follow it on its page',
        url: site.url + pages.followManuscript.href({ articleId: manuscript.id }),
      };

/** Tells the submitting author that the manuscript has arrived. */
export function receivedMail(site: SiteFacts, found: FoundManuscript): OutgoingMail {
  const { manuscript, journal } = found;
  return composeMail(site, {
    ...letter(found, 'received'),
    subject: `We have received your manuscript for ${journal.title}`,
    paragraphs: [
      `Thank you for submitting “${manuscript.title}” to ${journal.title}. It is planned for volume ${manuscript.volume}, issue ${manuscript.issue}.`,
      `Its number is ${articleNumber(manuscript.id)}. Please name it when you write to us.`,
      whoActsNext(found),
    ],
    action: whereToFollow(site, found),
  });
}

/** Tells the submitting author that the changed manuscript has arrived. */
export function receivedAgainMail(site: SiteFacts, found: FoundManuscript): OutgoingMail {
  const { manuscript, journal } = found;
  return composeMail(site, {
    ...letter(found, `received-again:${manuscript.version}`),
    subject: `We have received your changed manuscript for ${journal.title}`,
    paragraphs: [
      `Thank you for submitting ${named(found)} again. It is planned for volume ${manuscript.volume}, issue ${manuscript.issue} of ${journal.title}.`,
      whoActsNext(found),
    ],
    action: whereToFollow(site, found),
  });
}

/** What an author chooses after acceptance, and what it costs. */
export const aboutMode = (fee: Money): string =>
  `With open access everyone can read it; ${fee.amountMinor === 0 ? 'this costs you nothing' : `the handling fee of ${formatMoney(fee)} is due then, and can be reduced`}. With subscription it is read by subscribers, and costs you nothing.`;

/** Tells the submitting author that the article, accepted before, is public now. */
export function publishedMail(site: SiteFacts, found: FoundManuscript): OutgoingMail {
  return composeMail(site, {
    ...letter(found, 'published'),
    subject: `Your article is published in ${found.journal.title}`,
    paragraphs: [`We are glad to tell you that ${named(found)} is now published in ${found.journal.title}.`],
    action: { label: 'See the article', url: articleUrl(site, found) },
  });
}

/** Tells the submitting author that the article is public, and asks how it is to be published. */
export function acceptedMail(site: SiteFacts, found: FoundManuscript, fee: Money): OutgoingMail {
  const { journal, manuscript, author } = found;
  const choice = feeCheckoutHref(manuscript.id, { id: manuscript.submittingUserId, email: author.email });
  return composeMail(site, {
    ...letter(found, 'accepted'),
    subject: `Your manuscript has been accepted by ${journal.title}`,
    paragraphs: [
      `We are glad to tell you that ${named(found)} has been accepted and is now published in ${journal.title}.`,
      `Please choose how it is read. ${aboutMode(fee)}`,
    ],
    action: { label: 'Choose how it is read', url: site.url + choice },
    after: [`The article is at\n${articleUrl(site, found)}`],
  });
}

/** Brings the submitting author the reasons of a rejection; its files are read on the dashboard. */
export function rejectedMail(
  site: SiteFacts,
  found: FoundManuscript,
  rejection: { text: string; files: readonly string[] },
): OutgoingMail {
  const { manuscript, journal } = found;
  const files =
    rejection.files.length === 0
      ? []
      : [`These files go with it, and can be opened on your dashboard: ${rejection.files.join(', ')}.`];
  return composeMail(site, {
    ...letter(found, `rejected:${manuscript.version}`),
    subject: `About your manuscript for ${journal.title}`,
    paragraphs: [
      `We are sorry to tell you that ${named(found)} cannot be published as it stands. The reasons:`,
      rejection.text,
      ...files,
      'You may change the manuscript and submit it again.',
    ],
    action: { label: 'Open your dashboard', url: dashboardUrl(site, manuscript.submittingUserId) },
  });
}

/** Tells the submitting author that the manuscript was deleted. */
export function deletedMail(site: SiteFacts, found: FoundManuscript): OutgoingMail {
  return composeMail(site, {
    ...letter(found, `deleted:${found.manuscript.updatedAt.toISOString()}`),
    subject: `Your manuscript for ${found.journal.title} has been deleted`,
    paragraphs: [`Our support team has deleted your manuscript ${named(found)}.`, contact(site)],
  });
}

/** Tells the submitting author that the manuscript is there again. */
export function restoredMail(site: SiteFacts, found: FoundManuscript): OutgoingMail {
  return composeMail(site, {
    ...letter(found, `restored:${found.manuscript.updatedAt.toISOString()}`),
    subject: `Your manuscript for ${found.journal.title} is there again`,
    paragraphs: [`Our support team has brought your manuscript ${named(found)} back. It stands where it stood before.`],
    action: { label: 'See it on your dashboard', url: dashboardUrl(site, found.manuscript.submittingUserId) },
  });
}

/** Tells the submitting author that the article is withdrawn, and why. */
export function withdrawnMail(site: SiteFacts, found: FoundManuscript, reason: string): OutgoingMail {
  return composeMail(site, {
    ...letter(found, 'withdrawn'),
    subject: `Your article in ${found.journal.title} has been withdrawn`,
    paragraphs: [
      `Your article ${named(found)} has been withdrawn. Its page now shows a notice of withdrawal with this reason:`,
      reason,
      contact(site),
    ],
    action: { label: 'See the notice', url: articleUrl(site, found) },
  });
}

/** Tells the submitting author that the manuscript has arrived at the journal that was suggested. */
export function movedMail(site: SiteFacts, found: FoundManuscript): OutgoingMail {
  const { manuscript, journal } = found;
  return composeMail(site, {
    ...letter(found, `moved:${manuscript.version}`),
    subject: `Your manuscript has moved to ${journal.title}`,
    paragraphs: [
      `${named(found)} is now with ${journal.title}, with the reports that it has. It is planned for volume ${manuscript.volume}, issue ${manuscript.issue}.`,
      whoActsNext(found),
    ],
    action: whereToFollow(site, found),
  });
}
