import { reviewCalendarHref } from '../../../../contracts/pages.ts';
import type { SiteFacts } from '../../../context.ts';
import type { Account } from '../../accounts/index.ts';
import { composeLetter, reviewTemplates, type TemplateLetter } from '../../letters/index.ts';
import { dayInWords } from '../days.ts';
import type { EditingPerson } from '../editing-store.ts';
import { toEditor } from '../editor-mail.ts';
import { invitedName, reviewUrl } from '../review-words.ts';
import type { HeldInvitation } from './held-invitation.ts';

/** Confirms to a reviewer what they have taken on, and until when. */
export function acceptedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  { account, dueAt }: { account: Account; dueAt: Date },
): TemplateLetter {
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
): TemplateLetter {
  const { values, ...letter } = toEditor(site, found, editor);
  const reasonGiven = reason === '' ? '' : `The reason given: ${reason}`;
  return composeLetter(site, reviewTemplates.reviewDeclined, {
    ...letter,
    values: { ...values, reviewer: invitedName(invitation), reasonGiven },
  });
}
