import * as t from '../../../../messages/article-responses.ts';
import { writeXml, type XmlElement } from '../write-xml.ts';
import { authorName } from '../../../../contracts/author-name.ts';
import { currentNotice, noticeSentences } from '../../../../contracts/notices.ts';
import { pages, allArticlesFeedHref, journalFeedHref } from '../../../../contracts/pages.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import { inlineHtml, paragraphsHtml } from '../plain-text-html.ts';
import { type AnnouncedArticle, listAnnounced } from './feed-store.ts';
import type { Context } from '../../../context.ts';
import { Moved, notFound } from '../../../errors.ts';
import { findJournal } from '../../journals/index.ts';

/** An RFC 822 date for RSS; for a month or a year its first day, with the exact date in `dc:date`. */
const feedDate = (partialDay: string) => new Date(partialDay).toUTCString();

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date in words: `4 March 2026`. */
const exactDay = (day: string) => longDate.format(new Date(day));

/** An element: name, text and optional attributes; null text if unknown. */
type FeedElement = readonly [name: string, text: string | null, attributes?: Record<string, string>];

const isCreativeCommons = (address: string) => /^https?:\/\/creativecommons\.org\//i.test(address);

/** What the feed tells in place of the contents of a withdrawn article, and when that came about. */
function noticeOf(withdrawnOn: string, { withdrawalReason }: AnnouncedArticle): FeedElement[] {
  const notice = t.feedWithdrawn({ day: exactDay(withdrawnOn), reason: withdrawalReason ?? '' });
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
  sentence: (values: { day: string }) => string,
  day: string,
  notice: string,
  { abstractText }: AnnouncedArticle,
): FeedElement[] => [
  ['description', paragraphsHtml(`${sentence({ day: exactDay(day) })}\n\n${notice}\n\n${abstractText}`)],
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

/** An article's entry in a feed. Its permanent address is its id, so that no feed reader shows it twice. */
function feedItem(article: AnnouncedArticle, site: { name: string; url: string }): FeedElement[] {
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

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:creativeCommons': 'http://backend.userland.com/creativeCommonsRssModule',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:dcterms': 'http://purl.org/dc/terms/',
  'xmlns:prism': 'http://prismstandard.org/namespaces/basic/2.0/',
} as const;

/** How a browser shows the feed to a person. */
const look: XmlElement = ['?xml-stylesheet', { type: 'text/css', href: '/feed.css' }, ''];

/** A feed: its name, its address, its page and its entries. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The address of the page that the feed follows. */
  readonly page: string;
  readonly address: string;
  readonly journalIssn: string | null;
  readonly articles: readonly AnnouncedArticle[];
}

const written = (elements: readonly FeedElement[]): XmlElement[] =>
  elements.flatMap(([name, text, attributes = {}]): XmlElement[] => (text ? [[name, attributes, text]] : []));

/** A feed as RSS 2.0 with Dublin Core and PRISM; characters that XML forbids are left out. */
export function writeFeed(feed: Feed, site: { name: string; url: string }): string {
  const [first] = feed.articles;
  const newest = first ? (first.withdrawnOn ?? first.correctedOn ?? first.publishedOn) : null;
  const channel: XmlElement[] = [
    ...written([
      ['title', feed.title],
      ['link', feed.page],
      ['description', feed.description],
      ['language', 'en'],
      ['pubDate', newest && feedDate(newest)],
      ['ttl', '60'],
    ]),
    ['atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.address }, ''],
    ...written([
      ['dc:publisher', site.name],
      ['prism:issn', feed.journalIssn],
    ]),
    ...feed.articles.map((article): XmlElement => ['item', {}, written(feedItem(article, site))]),
  ];
  return writeXml(look, ['rss', { version: '2.0', ...namespaces }, [['channel', {}, channel]]]);
}

const announcedArticles = 50;

/** The latest articles of all journals as a feed. */
export async function readAllArticlesFeed({ db, site }: Context) {
  const feed = {
    title: t.feedTitle({ site: site.name }),
    description: t.feedDescription({ site: site.name }),
    page: site.url + pages.home.href(),
    address: site.url + allArticlesFeedHref,
    journalIssn: null,
    articles: await listAnnounced(db, undefined, announcedArticles),
  };
  return { text: writeFeed(feed, site), saveAs: null };
}

/** The latest articles of one journal as a feed. */
export async function readJournalFeed({ db, site }: Context, abbreviation: string) {
  const journal = await findJournal(db, abbreviation);
  if (!journal) throw notFound('journal');
  if (journal.abbreviation !== abbreviation) throw new Moved(journalFeedHref(journal.abbreviation));
  const feed = {
    title: t.journalFeedTitle({ journal: journal.title }),
    description: (journal.archivedAt === null ? t.journalFeedDescription : t.archivedFeedDescription)({
      journal: journal.title,
      site: site.name,
    }),
    page: site.url + pages.journal.href({ catId: journal.abbreviation }),
    address: site.url + journalFeedHref(journal.abbreviation),
    journalIssn: journal.issn,
    articles: await listAnnounced(db, journal.id, announcedArticles),
  };
  return { text: writeFeed(feed, site), saveAs: null };
}
