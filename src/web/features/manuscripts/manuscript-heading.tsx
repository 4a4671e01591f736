import { Link } from 'react-router';
import { authorName } from '../../../contracts/author-name.ts';
import type { ManuscriptAuthor, ManuscriptEntry } from '../../../contracts/manuscript-values.ts';
import styles from './manuscript-heading.module.css';

interface ManuscriptHeadingProps {
  readonly manuscript: ManuscriptEntry;
  /** Where the title leads, if anywhere. */
  readonly address?: string;
  /** Whether it says who submitted it. */
  readonly isFromOthers?: boolean;
}

/** A manuscript in a list: its number, its title, its journal, and where it matters who submitted it. */
export function ManuscriptHeading({ manuscript, address, isFromOthers = false }: ManuscriptHeadingProps) {
  const title = <bdi>{manuscript.articleTitle}</bdi>;
  return (
    <div className={styles.heading}>
      <p className={styles.number}>{manuscript.articleNumber}</p>
      <p className={styles.title}>{address === undefined ? title : <Link to={address}>{title}</Link>}</p>
      <p className={styles.journal}>
        {manuscript.articlePublishedJournal.journalTitle}
        {isFromOthers && (
          <>
            {' '}
            · from <bdi>{manuscript.submittedBy}</bdi>
          </>
        )}
      </p>
    </div>
  );
}

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
