/**
 * Where pages for reading ask, and tell of uses. These addresses stand apart from the schemas of their calls, which are more
 * than a reader's first visit should bring.
 */
export const readingAddresses = {
  entitlement: { method: 'GET', path: '/api/journalArticle/entitlement/:articleId' },
  usageOfArticle: { method: 'GET', path: '/api/usage/articles/:articleId' },
  noteView: { method: 'POST', path: '/api/usage/views' },
  noteSearch: { method: 'POST', path: '/api/usage/searches' },
} as const;
