import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { Message } from '../../../ui/forms/message.tsx';
import styles from './checks.module.css';

type Found = EditorsManuscript['similarity']['found'][number];

function SharedText({ found: { title, url, percent, passages } }: { found: Found }) {
  return (
    <li>
      <p>
        <strong>{percent} %</strong>{' '}
        <a href={url} target="_blank" rel="noreferrer">
          <bdi>{title}</bdi>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
      {passages.length > 0 && (
        <details>
          <summary>
            {passages.length === 1 ? 'The passage' : `${passages.length} passages`}
            <span className="visually-hidden"> shared with {title}</span>
          </summary>
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

/** The texts of the portal that share passages with the manuscript, and how much of it stands in each. */
export function SharedPassages({ similarity: { state, found } }: Pick<EditorsManuscript, 'similarity'>) {
  return (
    <section className={styles.list} aria-label="Similarity">
      <h3>Similarity to this portal’s texts</h3>
      {state === 'pending' && (
        <Message kind="info">
          <p>The text is being compared with what the portal holds.</p>
        </Message>
      )}
      {state === 'ready' && found.length === 0 && (
        <Message kind="good">
          <p>No passages are shared with a text of the portal.</p>
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
