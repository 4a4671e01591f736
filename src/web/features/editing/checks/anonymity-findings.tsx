import type { AnonymityCheck } from '../../../../contracts/review-values.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { findingNames } from '../review-names.ts';
import styles from './checks.module.css';

type State = AnonymityCheck['state'];

const standing: Readonly<Record<State, { readonly kind: 'good' | 'bad' | 'info'; readonly words: string }>> = {
  pending: { kind: 'info', words: 'The text is being searched for what gives its authors away.' },
  clean: { kind: 'good', words: 'Nothing was found that gives the authors away.' },
  found: { kind: 'info', words: 'Words were found that may give the authors away. The author has seen them, too.' },
  meant: {
    kind: 'info',
    words: 'Words were found that may give the authors away. The author says that they are meant.',
  },
  unreadable: {
    kind: 'info',
    words: 'The text could not be read by machine. Please look through the manuscript yourself.',
  },
};

/** Where the text may give its authors away, with the words around. */
export function AnonymityFindings({ check: { state, findings } }: { check: AnonymityCheck }) {
  const { kind, words } = standing[state];
  return (
    <section className={styles.list} aria-label="Anonymity">
      <h3>Anonymity</h3>
      <Message kind={kind}>
        <p>{words}</p>
      </Message>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding, number) => (
            // The same words may stand at two places of a page.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={number}>
              <p>
                <strong>{findingNames[finding.kind]}</strong>
                <span className={styles.soft}>
                  {' '}
                  <bdi>{finding.file}</bdi>
                  {finding.page !== null && `, page ${finding.page}`}
                </span>
              </p>
              <blockquote dir="auto">{finding.excerpt}</blockquote>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
