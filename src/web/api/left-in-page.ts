import { createContext, type RouterContextProvider } from 'react-router';

/** Where the server collects what only the page that it renders holds; null where data alone is asked for. */
export const leftInPageContext = createContext<Map<string, unknown> | null>(null);

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Leaves what a page shows to its HTML, so that it does not travel a second time in the page's data; for loaders only.
 * What comes back belongs into `InPage` or `LongHtml`: null where the page holds it, else the value; what is empty stays.
 */
export function leaveInPage<T>(context: Readonly<RouterContextProvider>, name: string, value: T): T | null {
  const left = context.get(leftInPageContext);
  if (left === null || isEmpty(value)) return value;
  left.set(name, value);
  return null;
}
