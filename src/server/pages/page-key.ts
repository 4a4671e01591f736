/** The query parameters that change what the server renders; all others are the browser's own affair. */
const knownEverywhere = ['page', 'subject', 'tab', 'success', 'canceled', 'reason', '_routes'];

/** What the search page reads besides, and no other. */
const knownToSearch = ['q', 'journal', 'year', 'sort'];
const searchScreen = /^\/search(\.data)?$/i;

/** Screens that belong to one person, or whose address is a secret: never kept. */
const privateScreens =
  /^\/+(dashboard|verify-email|reset-password|change-email|cancel-email-change|sandbox|checkout|returnPayment)(\/|\.|$)/i;

/** Whether a path names a place here: it can be decoded, leads nowhere else, and holds nothing that cannot be seen. */
function isAddress(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname);
    // What is read as another host or as a folder above would be rendered under a name that is not its own.
    const isElsewhere = pathname.startsWith('//') || pathname.includes('\\') || /(^|\/)\.\.?(\/|$)/.test(decoded);
    return !isElsewhere && !/[\p{Cc}\u2028\u2029]/u.test(decoded);
  } catch {
    return false;
  }
}

export interface PageKey {
  /** Path and known parameters, in a fixed order: what is rendered. */
  readonly url: string;
  readonly isKept: boolean;
}

/** The address under which nothing is: what cannot be an address is shown as it is. */
const nowhere: PageKey = { url: '/not-found', isKept: false };

/** What a request asks to see. */
export function pageKey(rawUrl: string): PageKey {
  const [pathname = '/', query = ''] = rawUrl.split(/\?(.*)/s);
  if (!isAddress(pathname)) return nowhere;
  const searchParams = new URLSearchParams(query);
  const kept = new URLSearchParams();
  const isSearch = searchScreen.test(pathname);
  for (const name of isSearch ? [...knownEverywhere, ...knownToSearch] : knownEverywhere) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value.slice(0, 200));
  }
  return {
    url: kept.size > 0 ? `${pathname}?${kept}` : pathname,
    // People type what they like: pages that hardly anyone asks for again would drive out those that many read.
    isKept: !kept.has('q') && !privateScreens.test(decodeURIComponent(pathname)),
  };
}
