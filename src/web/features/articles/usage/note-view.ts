import { readingAddresses } from '../../../../contracts/reading-addresses.ts';
import type { usage } from '../../../../contracts/usage.ts';
import { callApi } from '../../../api/call-api.ts';

/** Calls back once the page is seen: what is loaded in a window behind, or ahead of a click, has no reader yet. */
function whenSeen(tell: () => void): () => void {
  if (document.visibilityState === 'visible') {
    tell();
    return () => undefined;
  }
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    tell();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

async function tellView(articleId: string, page: 'article' | 'full-pdf'): Promise<void> {
  await callApi<typeof usage.noteView>(readingAddresses.noteView, { body: { articleId, page } }, { keepalive: true });
}

/** Counts a view of an article. Pages are cached, so the server does not see every view. */
export const noteView = (articleId: string, page: 'article' | 'full-pdf'): (() => void) =>
  // Whether it was counted is nothing that a reader has to hear of.
  whenSeen(() => void tellView(articleId, page).catch(() => undefined));
