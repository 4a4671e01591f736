import { reviewCalendarHref } from '../../../../contracts/pages.ts';
import type { SiteFacts } from '../../../context.ts';
import type { OutgoingMail } from '../../../ports/mail/mail-transport.ts';
import type { Account } from '../../accounts/index.ts';
import { composeLetter, reviewTemplates } from '../../letters/index.ts';
import { dayInWords } from '../days.ts';
import type { EditingPerson } from '../editing-store.ts';
import { editorMail } from '../editor-mail.ts';
import { invitedName, namedForEditors, reviewUrl } from '../review-words.ts';
import type { HeldInvitation } from './held-invitation.ts';

/** Confirms to a reviewer what they have taken on, and until when. */
export function acceptedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  { account, dueAt }: { account: Account; dueAt: Date },
): OutgoingMail {
  return composeLetter(site, reviewTemplates.reviewAccepted, {
    to: account.email,
    values: {
      title: account.title,
      surname: account.surname,
      manuscript: found.manuscript.title,
      journal: found.journal.title,
      dueOn: dayInWords(dueAt),
      calendarAddress: site.url + reviewCalendarHref(invitation.id),
    },
    url: reviewUrl(site, invitation.id),
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
