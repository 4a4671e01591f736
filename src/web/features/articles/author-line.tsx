import { authorName } from '../../../contracts/author-name.ts';
import type { ArticleSummary } from '../../../contracts/articles.ts';
import * as t from '../../../messages/article-list.ts';
import styles from './author-line.module.css';

const shownAuthors = 10;

/** The authors of an article in a list: the first ten, then how many more. */
export function AuthorLine({ authors }: { authors: ArticleSummary['articleAuthors'] }) {
  if (authors.length === 0) return null;
  const names = authors.slice(0, shownAuthors).map(authorName);
  const more = authors.length - names.length;
  return (
    <p className={styles.authors} dir="auto">
      {more > 0 ? t.moreAuthors({ names: names.join(', '), count: more }) : names.join(', ')}
    </p>
  );
}
