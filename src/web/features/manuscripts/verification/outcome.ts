/** What was done last in the queue, shown above it, and where one can look at it. */
export interface Outcome {
  readonly message: string;
  readonly link: { readonly to: string; readonly words: string } | null;
}

/** The way to the page of an article. */
export const toArticle = (to: string) => ({ to, words: 'See the article' });
