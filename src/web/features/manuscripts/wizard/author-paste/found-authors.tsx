import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import * as t from '../../../../../messages/wizard.ts';
import { authorFault } from '../author-rules.ts';
import { authorKeys } from '../authors.ts';
import type { AuthorFields } from '../draft.ts';
import type { Fate } from './merge-authors.ts';
import styles from './pasted-authors.module.css';

interface FoundAuthorsProps {
  readonly found: readonly AuthorFields[];
  /** What becomes of each. */
  readonly fates: readonly Fate[];
  readonly isAdmin: boolean;
}

function FoundAuthor({ author, words, note }: { author: AuthorFields; words: string; note: string }) {
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
        {author.isCorresponding && <span>{t.correspondingAuthor()}</span>}
        {note !== '' && <span>{note}</span>}
        {words !== '' && <span className={styles.lacking}>{words}</span>}
      </div>
    </li>
  );
}

/** What an author to be added lacks; the list shows it for existing ones. */
function wordsOf(author: AuthorFields, fate: Fate | undefined, isAdmin: boolean): string {
  if (fate === 'added') return authorFault(author, isAdmin);
  return fate === 'left-out' ? t.alreadyListedSkipped() : '';
}

/** The authors found in a pasted text, each with what is missing. */
export function FoundAuthors({ found, fates, isAdmin }: FoundAuthorsProps) {
  const keys = authorKeys(found);
  return (
    <ol className={styles.list} aria-label={t.authorsFound()}>
      {found.map((author, place) => (
        <FoundAuthor
          key={keys[place]}
          author={author}
          words={wordsOf(author, fates[place], isAdmin)}
          note={fates[place] === 'completes' ? t.alreadyListedCompleted() : ''}
        />
      ))}
    </ol>
  );
}
