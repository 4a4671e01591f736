import type { SiteFacts } from '../../../context.ts';
import { composeMail } from '../../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import { composeLetter, reviewTemplates } from '../../letters/index.ts';
import { dayInWords } from '../days.ts';
import type { EditingPerson } from '../editing-store.ts';
import { editorMail } from '../editor-mail.ts';
import { invitedName, namedForEditors, onTheReview } from '../review-words.ts';
import type { HeldInvitation } from './held-invitation.ts';

/** Invites somebody to review: the work, the dates and one link, and nothing of who wrote it. */
export function invitationMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  { to, url }: { readonly to: string; readonly url: string },
): OutgoingMail {
  const { manuscript, journal } = found;
  return composeLetter(site, reviewTemplates.reviewInvitation, {
    to,
    values: {
      reviewer: invitedName(invitation),
      manuscript: manuscript.title,
      journal: journal.title,
      message: invitation.message === '' ? '' : `The editor writes to you:\n\n${invitation.message}`,
      abstract: manuscript.abstract,
      answerBy: dayInWords(invitation.answerBy),
      reviewDays: String(journal.reviewDays),
    },
    url,
    isSecret: true,
  });
}

/** Tells somebody that they have more days: to answer, by the same link as before, or for the report. */
export function extendedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  { to, until, link }: { readonly to: string; readonly until: Date; readonly link: string | null },
): OutgoingMail {
  const isAccepted = invitation.state === 'accepted';
  return composeMail(site, {
    to,
    key: `review-extended:${invitation.id}`,
    subject: isAccepted
      ? `More time for your review for ${found.journal.title}`
      : `More time to answer the invitation of ${found.journal.title}`,
    greeting: `Dear ${invitedName(invitation)},`,
    paragraphs: [
      isAccepted
        ? `You have more time for your report on “${found.manuscript.title}”. It is now due on ${dayInWords(until)}.`
        : `You have more time to answer whether you can review “${found.manuscript.title}”: until ${dayInWords(until)}.${link === null ? ' The link in the invitation stays good.' : ''}`,
    ],
    ...(isAccepted ? { action: onTheReview(site, invitation.id, 'Open the review') } : {}),
    ...(link === null ? {} : { action: { label: 'Answer the invitation', url: link, isSecret: true } }),
  });
}

/** Tells an editor that an invitation was not answered in time, and that it is the editor's turn by that. */
export function invitationLapsedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  editor: EditingPerson,
): OutgoingMail {
  return editorMail(site, found, editor, {
    key: `invitation-lapsed:${invitation.id}`,
    about: 'An invitation has lapsed',
    paragraphs: [
      `${invitedName(invitation)} has not answered the invitation to review ${namedForEditors(found)} in time.`,
      'Fewer reports than the journal needs are to be expected now. Please invite somebody else.',
    ],
  });
}
