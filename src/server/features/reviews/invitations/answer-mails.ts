import { reviewCalendarHref } from '../../../../contracts/pages.ts';
import type { SiteFacts } from '../../../context.ts';
import { composeMail } from '../../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import { salutation, type Account } from '../../accounts/index.ts';
import { dayInWords } from '../days.ts';
import type { EditingPerson } from '../editing-store.ts';
import { editorMail } from '../editor-mail.ts';
import { invitedName, namedForEditors, onTheReview } from '../review-words.ts';
import type { HeldInvitation } from './held-invitation.ts';

/** Confirms to a reviewer what they have taken on, and until when. */
export function acceptedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  { account, dueAt }: { account: Account; dueAt: Date },
): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: `review-accepted:${invitation.id}`,
    subject: `Your review for ${found.journal.title}`,
    greeting: salutation(account),
    paragraphs: [
      `Thank you for agreeing to review “${found.manuscript.title}” for ${found.journal.title}.`,
      `Your report is due on ${dayInWords(dueAt)}. The manuscript and the form are on the page of the review; what you type there is kept as you write.`,
    ],
    action: onTheReview(site, invitation.id, 'Open the review'),
    after: [
      `This calendar file enters the date for you: ${site.url}${reviewCalendarHref(invitation.id)}`,
      'The manuscript is confidential. If you find that you cannot finish or should not judge it, you can step back on the same page at any time.',
    ],
  });
}

/** Tells an editor that somebody has declined, and that it is the editor's turn by that. */
export function declinedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  { editor, reason }: { editor: EditingPerson; reason: string },
): OutgoingMail {
  return editorMail(site, found, editor, {
    key: `review-declined:${invitation.id}`,
    about: 'A reviewer has declined',
    paragraphs: [
      `${invitedName(invitation)} has declined to review ${namedForEditors(found)}.`,
      ...(reason ? [`The reason given: ${reason}`] : []),
      'Fewer reports than the journal needs are to be expected now. Please invite somebody else.',
    ],
  });
}
