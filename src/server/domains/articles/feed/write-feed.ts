import { writeXml, type XmlElement } from '../write-xml.ts';
import { feedDate } from './feed-date.ts';
import { feedItem, type FeedElement } from './feed-item.ts';
import type { AnnouncedArticle } from './feed-store.ts';

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:creativeCommons': 'http://backend.userland.com/creativeCommonsRssModule',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:dcterms': 'http://purl.org/dc/terms/',
  'xmlns:prism': 'http://prismstandard.org/namespaces/basic/2.0/',
} as const;

/** How a browser shows the feed to a person. */
const look: XmlElement = ['?xml-stylesheet', { type: 'text/css', href: '/feed.css' }, ''];

/** A feed by itself: what it is called, where it and its page are, what is in it. */
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
