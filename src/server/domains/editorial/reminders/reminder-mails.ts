import { siteDay } from '../../../../contracts/site-zone.ts';
import { printDate } from '../../../print-date.ts';
import * as t from '../../../../messages/editorial-emails.ts';
import type { SiteFacts } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { composeEmail, reviewTemplates, type TemplateEmail } from '../../emails/index.ts';
import { articleStatuses } from '../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { aboutManuscript, dayInWords, followUrl, invitedName, namedTo, reviewUrl } from '../review-words.ts';
import { toEditor, type Colleague } from '../editors-to-tell.ts';

/** Whom a reminder goes to. */
export interface Reminded {
  readonly email: string;
  readonly greeting: string;
}

const days = (count: number): string => t.daysLeft({ count });

/** Reminds a reviewer of an invitation; without an account they answer by the first email's link, which is repeated here. */
export function unansweredMail(
  site: SiteFacts,
  found: FoundManuscript,
  { email: to, greeting }: Reminded,
  { invitation, link }: { readonly invitation: InvitationRow; readonly link: string | null },
): TemplateEmail {
  const values = {
    salutation: greeting,
    ...aboutManuscript(found),
    invitedOn: printDate(siteDay(invitation.invitedAt)),
    answerBy: dayInWords(invitation.answerBy),
  };
  if (invitation.reviewerId !== null)
    return composeEmail(site, reviewTemplates.invitationUnanswered, {
      to,
      values,
      url: reviewUrl(site, invitation.id),
    });
  const byWhichLink = link === null ? t.byEarlierLink() : '';
  return composeEmail(site, reviewTemplates.invitationUnansweredByLink, {
    to,
    values: { ...values, byWhichLink },
    ...(link === null ? {} : { url: link, isSecret: true }),
  });
}

/** Reminds a reviewer of a report, before its day or after it. */
export function reviewMail(
  site: SiteFacts,
  found: FoundManuscript,
  { email, greeting }: Reminded,
  { id, dueAt, overdueBy }: { readonly id: string; readonly dueAt: Date; readonly overdueBy: number | null },
): TemplateEmail {
  return composeEmail(site, overdueBy === null ? reviewTemplates.reportDue : reviewTemplates.reportOverdue, {
    to: email,
    values: { salutation: greeting, ...aboutManuscript(found), dueOn: dayInWords(dueAt) },
    url: reviewUrl(site, id),
  });
}

/** Tells an editor that a report is two weeks overdue. */
export function overdueReportMail(
  site: SiteFacts,
  found: FoundManuscript,
  editor: Colleague,
  invitation: InvitationRow,
): TemplateEmail {
  const { values, ...letter } = toEditor(site, found, editor);
  return composeEmail(site, reviewTemplates.reportOverdueForEditors, {
    ...letter,
    values: { ...values, reviewer: invitedName(invitation) },
  });
}

/** Reminds an editor, or the editor in chief, of pending tasks. */
export function decisionDueMail(
  site: SiteFacts,
  found: FoundManuscript,
  person: Colleague,
  dueAt: Date,
): TemplateEmail {
  const { turn, state } = found.manuscript;
  const { values, ...letter } = toEditor(site, found, person);
  const expectedBy = dayInWords(dueAt);
  if (turn === 'editor-in-chief' && state !== 'appealed')
    return composeEmail(site, reviewTemplates.ratificationDue, { ...letter, values: { ...values, expectedBy } });
  return composeEmail(site, reviewTemplates.decisionDue, {
    ...letter,
    values: { ...values, expectedBy, status: articleStatuses[state] },
  });
}

/** Reminds an author of a revision. */
export function revisionDueMail(
  site: SiteFacts,
  found: FoundManuscript,
  { dueAt, daysLeft }: { readonly dueAt: Date; readonly daysLeft: number },
): TemplateEmail {
  const { to, values } = namedTo(found.author, found);
  return composeEmail(site, reviewTemplates.revisionDue, {
    to,
    values: {
      ...values,
      dueOn: dayInWords(dueAt),
      daysLeft: days(daysLeft),
      dueIn: daysLeft === 1 ? t.tomorrow() : t.inAWeek(),
    },
    url: followUrl(site, found),
  });
}
