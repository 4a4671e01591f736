import { createContext, type RouterContextProvider } from 'react-router';

/** The values that only the rendered page holds; null if only data was requested. */
export const leftInPageContext = createContext<Map<string, unknown> | null>(null);

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Leaves a value to the page's HTML, so that the page's data does not repeat it; for loaders only. Pass the result to
 * `InPage` or `LongHtml`: it is null if the page holds the value, else the value itself; empty values stay.
 */
export function leaveInPage<T>(context: Readonly<RouterContextProvider>, name: string, value: T): T | null {
  const left = context.get(leftInPageContext);
  if (left === null || isEmpty(value)) return value;
  left.set(name, value);
  return null;
}
