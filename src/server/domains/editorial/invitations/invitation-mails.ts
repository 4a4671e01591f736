import * as t from '../../../../messages/editorial-emails.ts';
import type { SiteFacts } from '../../../context.ts';
import { composeEmail, reviewTemplates, type TemplateEmail } from '../../emails/index.ts';
import { aboutManuscript, dayInWords, invitedName, reviewUrl } from '../review-words.ts';
import type { EditingPerson } from '../editing-store.ts';
import { toEditor } from '../editors-to-tell.ts';
import type { HeldInvitation } from './held-invitation.ts';

interface Addressed {
  readonly to: string;
  /** The link that answers it. */
  readonly url: string;
  readonly isRevision: boolean;
  readonly hasReported: boolean;
}

/** The person and the words of an invitation, also before it is sent. */
interface Invited extends Pick<HeldInvitation, 'found'> {
  readonly invitation: Pick<HeldInvitation['invitation'], 'givenName' | 'lastName' | 'message' | 'answerBy'>;
}

/** Invites a reviewer: the work, the dates and one link, nothing about the authors; of a revision it says so. */
export function invitationMail(
  site: SiteFacts,
  { invitation, found }: Invited,
  { to, url, isRevision, hasReported }: Addressed,
): TemplateEmail {
  const { manuscript, journal } = found;
  const values = {
    reviewer: invitedName(invitation),
    ...aboutManuscript(found),
    message: invitation.message === '' ? '' : t.editorWrites({ message: invitation.message }),
    abstract: manuscript.abstract,
    answerBy: dayInWords(invitation.answerBy),
    reviewDays: String(journal.reviewDays),
    openReview: journal.publishesReviews ? t.reviewsInvited() : '',
  };
  const letter = { to, url, isSecret: true };
  if (!isRevision) return composeEmail(site, reviewTemplates.reviewInvitation, { ...letter, values });
  const earlierReport = hasReported ? t.earlierReportShown() : '';
  return composeEmail(site, reviewTemplates.reviewInvitationAgain, { ...letter, values: { ...values, earlierReport } });
}

interface MoreDays {
  readonly to: string;
  readonly until: Date;
  /** The link that answers, where it can be made again. */
  readonly link: string | null;
}

/** Tells a reviewer that they have more days to answer, by the same link, or by when the report is wanted. */
export function extendedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  { to, until, link }: MoreDays,
): TemplateEmail {
  const day = dayInWords(until);
  const values = { reviewer: invitedName(invitation), ...aboutManuscript(found) };
  // A reviewer who is late for the decision had no date any more.
  const forReport = invitation.dueAt === null ? reviewTemplates.reviewDateSet : reviewTemplates.reviewExtended;
  if (invitation.state === 'accepted')
    return composeEmail(site, forReport, {
      to,
      values: { ...values, dueOn: day },
      url: reviewUrl(site, invitation.id),
    });
  const linkNote = link === null ? t.linkStaysValid() : '';
  return composeEmail(site, reviewTemplates.answerExtended, {
    to,
    values: { ...values, answerBy: day, linkNote },
    ...(link === null ? {} : { url: link, isSecret: true }),
  });
}

/** Tells an editor that an invitation was not answered in time, and that it is the editor's turn by that. */
export function invitationLapsedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  editor: EditingPerson,
): TemplateEmail {
  const { values, ...letter } = toEditor(site, found, editor);
  return composeEmail(site, reviewTemplates.invitationLapsed, {
    ...letter,
    values: { ...values, reviewer: invitedName(invitation) },
  });
}

/** Tells an editor that a person asked for a new invitation and has got it. */
export function invitationRenewedMail(
  site: SiteFacts,
  { invitation, found }: HeldInvitation,
  editor: EditingPerson,
): TemplateEmail {
  const { values, ...letter } = toEditor(site, found, editor);
  return composeEmail(site, reviewTemplates.invitationRenewed, {
    ...letter,
    values: { ...values, reviewer: invitedName(invitation), answerBy: dayInWords(invitation.answerBy) },
  });
}
