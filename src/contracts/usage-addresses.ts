/** Where uses are told and read. They stand apart from their call's schemas, which are more than a page for reading brings. */
export const usageAddresses = {
  ofArticle: { method: 'GET', path: '/api/usage/articles/:articleId' },
  noteView: { method: 'POST', path: '/api/usage/views' },
  noteSearch: { method: 'POST', path: '/api/usage/searches' },
} as const;
