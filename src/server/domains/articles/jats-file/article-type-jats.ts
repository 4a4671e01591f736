import type { JatsSource } from './jats-source.ts';

/** Words in the name that a journal has for its kinds of articles, and what JATS calls them. */
const types: readonly (readonly [RegExp, string])[] = [
  [/book review/i, 'book-review'],
  [/case report|case study/i, 'case-report'],
  [/data (?:paper|article|note)/i, 'data-paper'],
  [/editorial/i, 'editorial'],
  [/comment|opinion|perspective|viewpoint/i, 'article-commentary'],
  [/letter|correspondence/i, 'letter'],
  [/short|brief|rapid/i, 'brief-report'],
  [/review/i, 'review-article'],
];

/** The type of an article in the words of JATS: that of its source, or the nearest to its type here. */
export function articleTypeOf({ found, facts }: JatsSource): string {
  const { articleType } = found.article;
  return facts?.articleType ?? types.find(([words]) => words.test(articleType ?? ''))?.[1] ?? 'research-article';
}
