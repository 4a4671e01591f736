import { discovery } from '../../../contracts/discovery.ts';
import { doorScreens, pages, privateScreens } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';

/** A pattern up to its first parameter: every address that begins so. */
const beginning = (pattern: string) => pattern.split(':')[0] ?? pattern;

const closed = [
  '/api/',
  ...[...privateScreens, ...doorScreens].map((screen) => beginning(pages[screen].pattern)),
  `${pages.search.pattern}?`,
];

/** Covers lie among the files, and whoever shows a link to us shows them; what is not public there asks who is calling. */
const open = ['/api/files/'];

/** What search engines may visit, and where the list of it is. */
export async function readRobots({ site }: Context) {
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.url}${discovery.sitemap.path}`,
  ];
  return { text: `${lines.join('\n')}\n`, saveAs: null };
}
