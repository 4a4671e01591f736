import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { authorKeys } from '../author-keys.ts';
import { authorFault } from '../author-rules.ts';
import type { AuthorFields } from '../draft.ts';
import styles from './pasted-authors.module.css';

interface FoundAuthorsProps {
  readonly found: readonly AuthorFields[];
  readonly isKnown: (author: AuthorFields) => boolean;
  readonly isAdmin: boolean;
}

function FoundAuthor({ author, words }: { author: AuthorFields; words: string }) {
  const Icon = words === '' ? IconCircleCheck : IconAlertTriangle;
  return (
    <li className={styles.found}>
      <Icon aria-hidden stroke={1.5} size={20} className={words === '' ? styles.complete : styles.lacking} />
      <div className={styles.text}>
        <p>
          <bdi>
            {author.authorTitle} {author.authorGivenName} <strong>{author.authorLastName}</strong>
          </bdi>
        </p>
        {author.authorAffiliation !== '' && <span dir="auto">{author.authorAffiliation}</span>}
        {author.authorEmail !== '' && <span>{author.authorEmail}</span>}
        {author.isCorresponding && <span>Corresponding author</span>}
        {words !== '' && <span className={styles.lacking}>{words}</span>}
      </div>
    </li>
  );
}

/** The authors that were found in a pasted text, each with what is missing. */
export function FoundAuthors({ found, isKnown, isAdmin }: FoundAuthorsProps) {
  const keys = authorKeys(found);
  return (
    <ol className={styles.list} aria-label="Authors found">
      {found.map((author, place) => (
        <FoundAuthor
          key={keys[place]}
          author={author}
          words={isKnown(author) ? 'In your list already: left out' : authorFault(author, isAdmin)}
        />
      ))}
    </ol>
  );
}
