import type { MetaDescriptor } from 'react-router';
import * as t from '../../messages/ui.ts';
import { pageTitle } from './page-title.ts';
import { siteOf } from './site-facts.ts';

interface PageFacts {
  /** Left out on the home page, which has the site's name alone. */
  title?: string | undefined;
  description: string;
  /** The canonical path. */
  path: string;
  type?: 'website' | 'article';
}

const card = { path: '/social-card.png', width: '1200', height: '630' };

/** The head of a public page: title, description, canonical address, and the cards that social networks show. */
export function pageHead(
  matches: Parameters<typeof siteOf>[0],
  { title, description, path, type = 'website' }: PageFacts,
): MetaDescriptor[] {
  const site = siteOf(matches);
  const named = [pageTitle(matches, title), { name: 'description', content: description }];
  if (!site) return named;
  const address = site.url + path;
  const image = site.url + card.path;
  const shown = title ?? site.name;
  const properties = {
    'og:type': type,
    'og:site_name': site.name,
    'og:title': shown,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:width': card.width,
    'og:image:height': card.height,
    'og:image:alt': t.cardPicture(),
  };
  return [
    ...named,
    { tagName: 'link', rel: 'canonical', href: address },
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    // X reads title, description and picture from the Open Graph tags.
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: t.cardPicture() },
  ];
}

/** The link to another form of a page, for its head. */
export const alternateLink = (type: string, title: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type,
  title,
  href,
});

/** The link to a feed, for the head of a page. */
export const feedLink = (title: string, href: string) => alternateLink('application/rss+xml', title, href);
