/** The query parameters that change what the server renders; all others are the browser's own affair. */
const known = ['page', 'subject', 'tab', 'success', 'canceled', 'reason', '_routes'];

/** Screens that belong to one person, or whose address is a secret: never kept. */
const privateScreens = /^\/(dashboard|verify-email|sandbox)(\/|\.|$)/;

export interface PageKey {
  /** Path and known parameters, in a fixed order: what is rendered. */
  readonly url: string;
  readonly isKept: boolean;
}

/** What a request asks to see. */
export function pageKey(rawUrl: string): PageKey {
  const { pathname, searchParams } = new URL(rawUrl, 'http://page');
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value.slice(0, 200));
  }
  return { url: kept.size > 0 ? `${pathname}?${kept}` : pathname, isKept: !privateScreens.test(pathname) };
}
