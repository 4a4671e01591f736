import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import * as t from '../../../../messages/editing.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { bdi, hidden } from '../../../ui/message-tags.tsx';
import styles from './checks.module.css';

type Found = EditorsManuscript['similarity']['found'][number];

function SharedText({ found: { title, url, percent, passages } }: { found: Found }) {
  return (
    <li>
      <p>
        <strong>{t.percent({ percent })}</strong>{' '}
        <a href={url} target="_blank" rel="noreferrer">
          {t.articleInNewTab({ title, bdi, hidden })}
        </a>
      </p>
      {passages.length > 0 && (
        <details>
          <summary>{t.sharedPassages({ count: passages.length, title, hidden })}</summary>
          {passages.map((passage) => (
            <blockquote key={passage} dir="auto">
              {passage}
            </blockquote>
          ))}
        </details>
      )}
    </li>
  );
}

/** The site's articles that share passages with the manuscript, and how much. */
export function SharedPassages({ similarity: { state, found } }: Pick<EditorsManuscript, 'similarity'>) {
  return (
    <section className={styles.list} aria-label={t.similarity()}>
      <h3>{t.similarityTitle()}</h3>
      {state === 'pending' && (
        <Message kind="info">
          <p>{t.similarityPending()}</p>
        </Message>
      )}
      {state === 'ready' && found.length === 0 && (
        <Message kind="good">
          <p>{t.similarityNone()}</p>
        </Message>
      )}
      {found.length > 0 && (
        <ul className={styles.findings}>
          {found.map((one) => (
            <SharedText key={one.articleId} found={one} />
          ))}
        </ul>
      )}
    </section>
  );
}
