/** The number shown for an article: `A000` and the last six characters of its id (decision 12). */
export const articleNumber = (articleId: string) => `A000${articleId.slice(-6).toUpperCase()}`;
