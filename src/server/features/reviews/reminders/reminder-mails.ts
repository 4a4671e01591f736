import type { SiteFacts } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { composeMail } from '../../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import { salutation } from '../../accounts/index.ts';
import { articleNumber } from '../../articles/index.ts';
import { composeLetter, reviewTemplates } from '../../letters/index.ts';
import { articleStatuses, type FoundManuscript } from '../../manuscripts/index.ts';
import { dayInWords } from '../days.ts';
import { invitedName, namedForEditors, onItsPage, onTheDesk, onTheReview, reviewUrl } from '../review-words.ts';

/** Whom a reminder goes to, and which one it is. */
interface Reminded {
  readonly key: string;
  readonly email: string;
  readonly greeting: string;
}

const mute = 'You can choose on your dashboard which reminders you receive.';
const days = (number: number): string => (number === 1 ? 'one day' : `${number} days`);

/** Reminds somebody of an invitation; who has no account answers by the link of the first letter, which this one carries again. */
export function unansweredMail(
  site: SiteFacts,
  { manuscript, journal }: FoundManuscript,
  { key, email, greeting }: Reminded,
  { invitation, link }: { readonly invitation: InvitationRow; readonly link: string | null },
): OutgoingMail {
  const hasAccount = invitation.reviewerId !== null;
  const byLink = link === null ? {} : { action: { label: 'Answer the invitation', url: link, isSecret: true } };
  return composeMail(site, {
    to: email,
    key,
    subject: `Your answer to our invitation from ${journal.title}`,
    greeting,
    paragraphs: [
      `On ${dayInWords(invitation.invitedAt)} we asked you to review “${manuscript.title}” for ${journal.title}. The invitation stays open until ${dayInWords(invitation.answerBy)}.`,
      hasAccount || link !== null
        ? 'Please accept or decline it. A quick no helps us, too.'
        : 'Please accept or decline it by the link in that letter, which opens without an account. A quick no helps us, too.',
    ],
    ...(hasAccount ? { action: onTheReview(site, invitation.id, 'Answer the invitation') } : byLink),
    after: [hasAccount ? mute : 'The link is yours alone; please do not forward it. You need no account to decline.'],
  });
}

/** Reminds a reviewer of a report, before its day or after it. */
export function reviewMail(
  site: SiteFacts,
  { manuscript, journal }: FoundManuscript,
  { email, greeting }: Reminded,
  { id, dueAt, overdueBy }: { readonly id: string; readonly dueAt: Date; readonly overdueBy: number | null },
): OutgoingMail {
  return composeLetter(site, overdueBy === null ? reviewTemplates.reportDue : reviewTemplates.reportOverdue, {
    to: email,
    values: {
      salutation: greeting,
      manuscript: manuscript.title,
      journal: journal.title,
      dueOn: dayInWords(dueAt),
    },
    url: reviewUrl(site, id),
  });
}

/** Tells an editor that a report is two weeks overdue. */
export const overdueReportMail = (
  site: SiteFacts,
  found: FoundManuscript,
  { key, email, greeting }: Reminded,
  invitation: InvitationRow,
): OutgoingMail =>
  composeMail(site, {
    to: email,
    key,
    subject: `A report is two weeks overdue: manuscript ${articleNumber(found.manuscript.id)}`,
    greeting,
    paragraphs: [
      `The report of ${invitedName(invitation)} on ${namedForEditors(found)} is two weeks overdue. We have reminded them three times.`,
      'You can give them more days, or cancel the invitation and invite somebody else.',
    ],
    action: onTheDesk(site, found),
    after: [mute],
  });

/** Reminds an editor, or the editor in chief, of what waits for them. */
export function decisionDueMail(
  site: SiteFacts,
  found: FoundManuscript,
  { key, email, greeting }: Reminded,
  dueAt: Date,
): OutgoingMail {
  const { manuscript, journal } = found;
  const isToRatify = manuscript.turn === 'editor-in-chief';
  const waits = isToRatify
    ? `The first decision about ${namedForEditors(found)} waits for you to ratify it, or to return it with a remark.`
    : `${namedForEditors(found)} waits for your next step. Its status is ${articleStatuses[manuscript.state]}.`;
  return composeMail(site, {
    to: email,
    key,
    subject: `${isToRatify ? 'A decision to ratify' : 'A manuscript waits for you'}: ${journal.title}`,
    greeting,
    paragraphs: [waits, `The authors have been told to expect it by ${dayInWords(dueAt)}.`],
    action: onTheDesk(site, found),
    after: [mute],
  });
}

/** Reminds an author of a revision. */
export const revisionDueMail = (
  site: SiteFacts,
  found: FoundManuscript,
  { dueAt, daysLeft }: { readonly dueAt: Date; readonly daysLeft: number },
): OutgoingMail =>
  composeLetter(site, reviewTemplates.revisionDue, {
    to: found.author.email,
    values: {
      title: found.author.title,
      surname: found.author.surname,
      manuscript: found.manuscript.title,
      number: articleNumber(found.manuscript.id),
      journal: found.journal.title,
      dueOn: dayInWords(dueAt),
      daysLeft: days(daysLeft),
      dueIn: daysLeft === 1 ? 'tomorrow' : 'in a week',
    },
    url: onItsPage(site, found, '').url,
  });

/** Tells an author that the time for a revision has run out. */
export const revisionLapsedMail = (site: SiteFacts, found: FoundManuscript, below: readonly string[]): OutgoingMail =>
  composeMail(site, {
    to: found.author.email,
    key: `lapsed:${found.manuscript.id}`,
    subject: `The time for your revision for ${found.journal.title} has run out`,
    greeting: salutation(found.author),
    paragraphs: [
      `We have received no revision of ${namedForEditors(found)} by its deadline, and no request for more time. The manuscript is therefore withdrawn.`,
      'You are welcome to submit a later version as a new manuscript, with an account of what has changed.',
      ...below,
    ],
    action: onItsPage(site, found, 'See the manuscript'),
  });
