import { searchOrders, subjects } from '../../contracts/constants.ts';
import { pages, privateScreens } from '../../contracts/pages.ts';

/** What the server reads of a screen's query; all else is the browser's own affair. The first screen that fits counts. */
const readParameters = (
  [
    ['journals', ['subject']],
    ['journalPublications', ['subject']],
    ['proceedings', ['subject']],
    ['conferences', ['subject']],
    ['journal', ['page', 'volume', 'issue']],
    ['search', ['page', 'subject', 'q', 'journal', 'year', 'sort']],
    ['pricing', ['success', 'canceled', 'reason']],
  ] as const
).map(([screen, names]) => ({
  screen: new RegExp(`^${pages[screen].pattern.replace(/:\w+/g, '[^/]+')}(\\.data)?$`, 'i'),
  names,
}));

/** Which parts of a page a browser asks for that moves within the site; the router's own parameter. */
const partsOfPage = '_routes';

const oneOf = (known: readonly string[]) => (value: string) => known.includes(value);

const isPlace = (value: string) => /^[\p{L}\p{N}][\p{L}\p{N} .–-]{0,19}$/u.test(value);

/** What a parameter says on a page worth caching: there is no end of pages with anything else, and what people type is no one else's. */
const isWorthCaching: Partial<Record<string, (value: string) => boolean>> = {
  page: (value) => /^\d{1,6}$/.test(value),
  volume: isPlace,
  issue: isPlace,
  subject: oneOf(subjects),
  journal: () => true,
  year: (value) => /^\d{4}$/.test(value),
  sort: oneOf(searchOrders),
  success: oneOf(['true']),
  canceled: oneOf(['true']),
  [partsOfPage]: (value) => /^[\w./*,-]+$/.test(value),
};

const longestValue = 200;

/** Whether a screen can have this parameter value; search words may contain invisible characters. */
const isPossible = (name: string, value: string) =>
  value.length <= longestValue && (name === 'q' || name === partsOfPage || !/\p{Cc}/u.test(value));

const privateScreen = new RegExp(
  `^/+(${privateScreens.map((screen) => pages[screen].pattern.split('/')[1]).join('|')})(/|\\.|$)`,
  'i',
);

/** Whether a path can be an address here: decodable, on this site, and without invisible characters. */
function isAddress(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname);
    // A path that reads as another host or as a parent folder would be cached under a wrong name.
    const isElsewhere = !/^\/(?!\/)/.test(pathname) || pathname.includes('\\') || /(^|\/)\.\.?(\/|$)/.test(decoded);
    return !isElsewhere && !/[\p{Cc}\u2028\u2029]/u.test(decoded);
  } catch {
    return false;
  }
}

export interface PageKey {
  /** Path and known parameters in a fixed order: what to render. */
  readonly url: string;
  readonly isCached: boolean;
}

/** An address without a page, for requests whose address is invalid. */
const nowhere: PageKey = { url: '/not-found', isCached: false };
const nowhereWithin: PageKey = { url: '/not-found.data', isCached: false };

/** What a request asks to see. */
export function pageKey(rawUrl: string): PageKey {
  const [pathname = '/', query = ''] = rawUrl.split(/\?(.*)/s);
  if (!isAddress(pathname)) return nowhere;
  const isWithin = pathname.endsWith('.data');
  const names = readParameters.find(({ screen }) => screen.test(pathname))?.names ?? [];
  const searchParams = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of isWithin ? [...names, partsOfPage] : names) {
    const value = searchParams.get(name);
    if (value === null) continue;
    if (!isPossible(name, value)) return isWithin ? nowhereWithin : nowhere;
    read.set(name, value);
  }
  return {
    url: read.size > 0 ? `${pathname}?${read}` : pathname,
    isCached:
      !privateScreen.test(decodeURIComponent(pathname)) &&
      [...read].every(([name, value]) => isWorthCaching[name]?.(value) === true),
  };
}
