/** The query parameters that change what the server renders; all others are the browser's own affair. */
const known = ['page', 'subject', 'tab', 'success', 'canceled', 'reason', '_routes'];

/** Screens that belong to one person, or whose address is a secret: never kept. */
const privateScreens = /^\/+(dashboard|verify-email|sandbox)(\/|\.|$)/i;

/** Whether a path names a place here: it can be decoded, and is not taken for another host. */
function isAddress(pathname: string): boolean {
  try {
    return !pathname.startsWith('//') && !decodeURIComponent(pathname).includes('\0');
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
  for (const name of known) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value.slice(0, 200));
  }
  return {
    url: kept.size > 0 ? `${pathname}?${kept}` : pathname,
    isKept: !privateScreens.test(decodeURIComponent(pathname)),
  };
}
