import * as t from '../messages/contracts.ts';

/**
 * A title as it is told wherever it travels without the notice of withdrawal or retraction: lists, feeds, references, search engines.
 * A mark at its beginning is what NISO RP-45 (CREC) asks for. It holds for plain text and for HTML.
 */
export const publicTitle = (title: string, article: { isWithdrawn: boolean; isRetracted: boolean }): string => {
  if (article.isWithdrawn) return t.withdrawnTitle({ title });
  return article.isRetracted ? t.retractedTitle({ title }) : title;
};
