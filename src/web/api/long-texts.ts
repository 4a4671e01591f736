import { createContext, type RouterContextProvider } from 'react-router';

/** Where the server collects long HTML of the page that it renders; null where data alone is asked for. */
export const longTextsContext = createContext<Map<string, string> | null>(null);

/**
 * Leaves long HTML to the page itself, so that it does not travel a second time in the page's data; for loaders only.
 * What comes back belongs into `LongHtml`: null where the page already holds the text, else the HTML.
 */
export function leaveInPage(context: Readonly<RouterContextProvider>, name: string, html: string): string | null {
  const texts = context.get(longTextsContext);
  if (texts === null) return html;
  texts.set(name, html);
  return null;
}
