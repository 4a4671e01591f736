import { create } from 'xmlbuilder2';
import { ampersandsKept } from '../xml-text.ts';
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
const look = 'type="text/css" href="/feed.css"';

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

type Element = ReturnType<typeof create>;

function add(parent: Element, elements: readonly FeedElement[]): void {
  for (const [name, text, attributes = {}] of elements) {
    if (text) parent.ele(name, attributes).txt(ampersandsKept(text));
  }
}

/** A feed as RSS 2.0 with Dublin Core and PRISM; characters that XML forbids are left out. */
export function writeFeed(feed: Feed, site: { name: string; url: string }): string {
  const document = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' });
  document.ins('xml-stylesheet', look);
  const channel = document.ele('rss', { version: '2.0', ...namespaces }).ele('channel');
  const [first] = feed.articles;
  const newest = first ? (first.withdrawnOn ?? first.publishedOn) : null;
  add(channel, [
    ['title', feed.title],
    ['link', feed.page],
    ['description', feed.description],
    ['language', 'en'],
    ['pubDate', newest && feedDate(newest)],
    ['ttl', '60'],
  ]);
  channel.ele('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.address });
  add(channel, [
    ['dc:publisher', site.name],
    ['prism:issn', feed.journalIssn],
  ]);
  for (const article of feed.articles) add(channel.ele('item'), feedItem(article, site));
  return `${document.end({ prettyPrint: true })}\n`;
}
