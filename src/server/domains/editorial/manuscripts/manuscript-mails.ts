import { formatMoney } from '../../../../contracts/money.ts';
import { noticeSentences, type NoticeKind } from '../../../../contracts/notices.ts';
import { dashboardTabs, feeCheckoutHref, pages } from '../../../../contracts/pages.ts';
import type { Money } from '../../../../contracts/values.ts';
import * as t from '../../../../messages/editorial-emails.ts';
import type { SiteFacts } from '../../../context.ts';
import { printDate } from '../../../print-date.ts';
import { fullName } from '../../accounts/index.ts';
import {
  composeEmail,
  manuscriptTemplates as templates,
  noticeTemplates,
  reviewTemplates,
  type TemplateEmail,
} from '../../emails/index.ts';
import { namedTo } from '../review-words.ts';
import type { FoundManuscript } from './manuscript-store.ts';
import type { NamedOfficer } from './named-officers-store.ts';

const dashboardUrl = (site: SiteFacts, userId: string) =>
  site.url + pages.dashboard.href({ profileId: userId }, { tab: dashboardTabs.first });

const articleUrl = (site: SiteFacts, { journal, manuscript }: FoundManuscript) =>
  site.url + pages.article.href({ catId: journal.abbreviation, articleId: manuscript.id });

/** What every email about a manuscript contains, and its recipient. */
const aboutIt = (found: FoundManuscript) => namedTo(found.author, found);

/** Who acts next on a new submission, and by when. */
function whoActsNext({ manuscript }: FoundManuscript): string {
  if (manuscript.reviewModel === 'verification' || manuscript.dueAt === null) return t.weCheckIt();
  const day = printDate(manuscript.dueAt.toISOString().slice(0, 10));
  return t.editorChecksIt({ day });
}

/** The page where an author follows a manuscript. */
const whereToFollow = (site: SiteFacts, { manuscript }: FoundManuscript): string =>
  manuscript.reviewModel === 'verification'
    ? dashboardUrl(site, manuscript.submittingUserId)
    : site.url + pages.followManuscript.href({ articleId: manuscript.id });

/** The other values of emails about a submission. */
function submitted(site: SiteFacts, found: FoundManuscript) {
  const { to, values } = aboutIt(found);
  const { volume, issue } = found.manuscript;
  return {
    to,
    values: { ...values, volume: String(volume), issue: String(issue), whatFollows: whoActsNext(found) },
    url: whereToFollow(site, found),
  };
}

/** Tells the submitting author that the manuscript has arrived. */
export const receivedMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, templates.received, submitted(site, found));

/** Tells the submitting author that the changed manuscript has arrived. */
export const receivedAgainMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, templates.receivedAgain, submitted(site, found));

/** Tells the submitting author that the manuscript has arrived at the journal that was suggested. */
export const movedMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, templates.moved, submitted(site, found));

/** What an author chooses after acceptance, and what it costs. */
export const aboutMode = (fee: Money): string =>
  fee.amountMinor === 0 ? t.accessOptionsFree() : t.accessOptionsFee({ fee: formatMoney(fee) });

/** Tells the submitting author that the article, accepted before, is public now. */
export const publishedMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, templates.published, { ...aboutIt(found), url: articleUrl(site, found), isPublic: true });

/** Tells the submitting author that the article is public, and asks for the access option. */
export function acceptedMail(site: SiteFacts, found: FoundManuscript, fee: Money): TemplateEmail {
  const { to, values } = aboutIt(found);
  const { id, submittingUserId } = found.manuscript;
  return composeEmail(site, templates.accepted, {
    to,
    values: { ...values, articleAddress: articleUrl(site, found), modes: aboutMode(fee) },
    url: site.url + feeCheckoutHref(id, { id: submittingUserId, email: to }),
  });
}

/** Brings the submitting author the reasons of a rejection; its files are read on the dashboard. */
export function rejectedMail(
  site: SiteFacts,
  found: FoundManuscript,
  rejection: { text: string; files: readonly string[] },
): TemplateEmail {
  const { to, values } = aboutIt(found);
  const files = rejection.files.length === 0 ? '' : t.rejectionFiles({ files: rejection.files.join(', ') });
  return composeEmail(site, templates.rejected, {
    to,
    values: { ...values, reasons: rejection.text, files },
    url: dashboardUrl(site, found.manuscript.submittingUserId),
  });
}

/** Tells the submitting author that the manuscript was deleted. */
export const deletedMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, templates.deleted, aboutIt(found));

/** Tells the submitting author that the manuscript is there again. */
export const restoredMail = (site: SiteFacts, found: FoundManuscript): TemplateEmail =>
  composeEmail(site, templates.restored, {
    ...aboutIt(found),
    url: dashboardUrl(site, found.manuscript.submittingUserId),
  });

/** Tells the submitting author that the article is withdrawn, and why. */
export function withdrawnMail(site: SiteFacts, found: FoundManuscript, reason: string): TemplateEmail {
  const { to, values } = aboutIt(found);
  return composeEmail(site, noticeTemplates.withdrawn, {
    to,
    values: { ...values, reason },
    url: articleUrl(site, found),
    isPublic: true,
  });
}

/** A notice about an article, as its authors are told of it. */
interface ToldNotice {
  readonly title: string;
  readonly kind: NoticeKind;
  readonly day: string;
  readonly notice: string;
}

/** Tells an author that the article was corrected, or has another notice, with the notice as everybody reads it. */
export function noticeMail(
  site: SiteFacts,
  found: FoundManuscript,
  { title: manuscript, kind, day, notice }: ToldNotice,
  { email, title, surname }: Pick<FoundManuscript['author'], 'email' | 'title' | 'surname'>,
): TemplateEmail {
  const values = { ...aboutIt(found).values, title, surname, manuscript, notice };
  const url = articleUrl(site, found);
  if (kind === 'correction') return composeEmail(site, noticeTemplates.corrected, { to: email, values, url });
  const whatHappened = noticeSentences[kind]({ day: printDate(day) });
  return composeEmail(site, noticeTemplates.noticed, { to: email, values: { ...values, whatHappened }, url });
}

/** Tells an editor that a manuscript names them as an author, and whom to contact if it is wrong. */
export function namedAsAuthorMail(site: SiteFacts, found: FoundManuscript, officer: NamedOfficer): TemplateEmail {
  const { email, title, surname } = officer;
  const values = { ...aboutIt(found).values, title, surname, submittedBy: fullName(found.author) };
  return composeEmail(site, reviewTemplates.namedAsAuthor, { to: email, values });
}
