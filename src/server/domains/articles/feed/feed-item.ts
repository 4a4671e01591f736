import { authorName } from '../../../../contracts/author-name.ts';
import { currentNotice, noticeSentences } from '../../../../contracts/notices.ts';
import { pages } from '../../../../contracts/pages.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import { inlineHtml, paragraphsHtml } from '../plain-text-html.ts';
import { exactDay, feedDate } from './feed-date.ts';
import type { AnnouncedArticle } from './feed-store.ts';

/** An element by its name, its text, and attributes where it has any; null where nothing is known. */
export type FeedElement = readonly [name: string, text: string | null, attributes?: Record<string, string>];

const isCreativeCommons = (address: string) => /^https?:\/\/creativecommons\.org\//i.test(address);

/** What the feed tells in place of the contents of a withdrawn article, and when that came about. */
function noticeOf(withdrawnOn: string, { withdrawalReason }: AnnouncedArticle): FeedElement[] {
  const notice = `This article was withdrawn on ${exactDay(withdrawnOn)}.\n\n${withdrawalReason ?? ''}`;
  return [
    ['description', paragraphsHtml(notice)],
    ['atom:updated', new Date(withdrawnOn).toISOString()],
    ['dcterms:modified', withdrawnOn],
  ];
}

/** What a reader may do; only where everyone may read. */
function licenceOf({ access, licenceUrl, copyright }: AnnouncedArticle): FeedElement[] {
  const licence = access === 'open' ? licenceUrl : null;
  return [
    ['dc:rights', copyright],
    ['dcterms:license', licence],
    ['creativeCommons:license', licence && isCreativeCommons(licence) ? licence : null],
    ['dcterms:accessRights', access === 'open' ? 'Open access' : 'Subscribers'],
  ];
}

/** A notice, before what the article says, which stays to be read (decision 42). */
const announced = (
  sentence: string,
  day: string,
  notice: string,
  { abstractText }: AnnouncedArticle,
): FeedElement[] => [
  ['description', paragraphsHtml(`${sentence} ${exactDay(day)}.\n\n${notice}\n\n${abstractText}`)],
  ['atom:updated', new Date(day).toISOString()],
  ['dcterms:modified', day],
];

/** What an article says, after its retraction or expression of concern, or else its last notice. */
function descriptionOf(article: AnnouncedArticle): FeedElement[] {
  const notices = article.notices ?? [];
  const told = currentNotice(notices) ?? notices[0];
  if (article.retractedOn !== null && told?.kind !== 'retraction')
    return announced(noticeSentences.retraction, article.retractedOn, '', article);
  if (told) return announced(noticeSentences[told.kind], told.correctedOn, told.notice, article);
  // Readers take a description for HTML.
  return [['description', inlineHtml(article.abstractText)]];
}

/** What an article holds, in short. */
const contentsOf = (article: AnnouncedArticle): FeedElement[] => [
  ...descriptionOf(article),
  ...article.keywords.map(({ text }): FeedElement => ['category', text]),
  ...licenceOf(article),
];

/** What a feed says of an article. Its address is its name for ever, so that no reader shows it twice. */
export function feedItem(article: AnnouncedArticle, site: { name: string; url: string }): FeedElement[] {
  const { journalAbbreviation, journalTitle, journalIssn, publishedOn, withdrawnOn, doi } = article;
  const title = publicTitle(article.title.text, {
    isWithdrawn: withdrawnOn !== null,
    isRetracted: article.retractedOn !== null,
  });
  const address = site.url + pages.article.href({ catId: journalAbbreviation, articleId: article.id });
  return [
    ['title', title],
    ['link', address],
    ['guid', address, { isPermaLink: 'true' }],
    ['pubDate', feedDate(publishedOn)],
    ['dc:title', title],
    ...article.authors.map((author): FeedElement => ['dc:creator', authorName(author)]),
    ['dc:date', publishedOn],
    ['dc:publisher', site.name],
    ['dc:language', article.language],
    ['dc:identifier', doi && `doi:${doi}`],
    ...(withdrawnOn === null ? contentsOf(article) : noticeOf(withdrawnOn, article)),
    ['prism:publicationName', journalTitle],
    ['prism:issn', journalIssn],
    ['prism:volume', article.volume],
    ['prism:number', article.issue],
    ['prism:startingPage', article.firstPage],
    ['prism:endingPage', article.lastPage],
    ['prism:doi', doi],
    ['prism:url', address],
    ['prism:publicationDate', publishedOn],
  ];
}
