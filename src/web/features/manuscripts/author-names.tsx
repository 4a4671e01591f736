import { authorName } from '../../../contracts/author-name.ts';
import type { ManuscriptAuthor } from '../../../contracts/manuscript-values.ts';
import styles from './author-names.module.css';

/** The authors in order, with all that is known of each; the corresponding one is named as such. */
export function AuthorNames({ authors }: { authors: readonly ManuscriptAuthor[] }) {
  return (
    <ol className={styles.authors}>
      {authors.map((author) => (
        <li key={JSON.stringify(author)}>
          <bdi>
            {author.authorTitle} {authorName(author)}
          </bdi>
          {author.isCorresponding && <strong className={styles.role}>Corresponding author</strong>}
          <span dir="auto">{author.authorAffiliation}</span>
          {author.authorEmail && <a href={`mailto:${author.authorEmail}`}>{author.authorEmail}</a>}
        </li>
      ))}
    </ol>
  );
}
