import type { ArticleFault } from './take-article.ts';

/** What the process that puts an issue together says, each in a line of its own. */
export type AssemblyMessage =
  | { readonly article: number }
  | { readonly fault: ArticleFault['fault'] | 'picture'; readonly article: number | null }
  | { readonly pages: number };

/** The files in the folder that it works in. */
export const assemblyFiles = {
  issue: 'issue.json',
  picture: 'picture',
  article: (index: number) => `article-${index}.pdf`,
  document: 'issue.pdf',
  cover: 'cover.svg',
} as const;
