import { Link } from 'react-router';
import { authorName } from '../../../contracts/author-name.ts';
import type { ManuscriptAuthor } from '../../../contracts/contributors.ts';
import { roleWords } from '../../../contracts/credit-words.ts';
import type { ManuscriptEntry } from '../../../contracts/manuscript-values.ts';
import * as t from '../../../messages/manuscripts.ts';
import { bdi } from '../../ui/message-tags.tsx';
import { classNames } from './class-facts.ts';
import styles from './manuscript-heading.module.css';

interface ManuscriptHeadingProps {
  readonly manuscript: ManuscriptEntry;
  /** The address that the title links to. */
  readonly address?: string;
  /** Whether to show who submitted it. */
  readonly isFromOthers?: boolean;
}

/** A manuscript in a list: its number, title and journal, and who submitted it. */
export function ManuscriptHeading({ manuscript, address, isFromOthers = false }: ManuscriptHeadingProps) {
  const { journalTitle } = manuscript.articlePublishedJournal;
  const classes = classNames(manuscript);
  const title = <bdi>{manuscript.articleTitle}</bdi>;
  return (
    <div className={styles.heading}>
      <p className={styles.number}>{manuscript.manuscriptNumber}</p>
      <p className={styles.title}>{address === undefined ? title : <Link to={address}>{title}</Link>}</p>
      <p className={styles.journal}>
        {isFromOthers ? t.journalFrom({ journal: journalTitle, person: manuscript.submittedBy, bdi }) : journalTitle}
      </p>
      {classes !== '' && (
        <p className={styles.journal} dir="auto">
          {classes}
        </p>
      )}
    </div>
  );
}

/** The authors in order, with all details; the corresponding one is marked. */
export function AuthorNames({ authors }: { authors: readonly ManuscriptAuthor[] }) {
  return (
    <ol className={styles.authors}>
      {authors.map((author) => (
        <li key={JSON.stringify(author)}>
          <bdi>
            {author.authorTitle} {authorName(author)}
            {author.originalName && ` (${author.originalName})`}
          </bdi>
          {author.isCorresponding && <strong className={styles.role}>{t.correspondingAuthor()}</strong>}
          <span dir="auto">{author.authorAffiliation}</span>
          {author.roles && author.roles.length > 0 && <span>{roleWords(author.roles).join(', ')}</span>}
          {author.authorEmail && <a href={`mailto:${author.authorEmail}`}>{author.authorEmail}</a>}
        </li>
      ))}
    </ol>
  );
}
