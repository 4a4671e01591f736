/**
 * The API addresses of reading pages and of their usage reports. They are separate from the schemas of their calls,
 * which are too large for a reader's first visit.
 */
export const readingAddresses = {
  entitlement: { method: 'GET', path: '/api/journalArticle/entitlement/:articleId' },
  text: { method: 'GET', path: '/api/journalArticle/text/:articleId' },
  versionText: { method: 'GET', path: '/api/journalArticle/version/:articleId/:version/text' },
  usageOfArticle: { method: 'GET', path: '/api/usage/articles/:articleId' },
  noteView: { method: 'POST', path: '/api/usage/views' },
  noteSearch: { method: 'POST', path: '/api/usage/searches' },
} as const;
