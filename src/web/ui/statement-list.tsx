import type { PresentedStatement } from '../../contracts/statement-words.ts';
import styles from './statement-list.module.css';

/** Statements with their names; a related work is a link. */
export function StatementList({ statements }: { readonly statements: readonly PresentedStatement[] }) {
  if (statements.length === 0) return null;
  return (
    <dl className={styles.list}>
      {statements.map(({ kind, name, lines }) => (
        <div key={kind}>
          <dt>{name}</dt>
          {lines.map(({ text, address }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
            <dd key={place} dir="auto">
              {text}
              {address !== undefined && (
                <>
                  {' '}
                  <a href={address} dir="ltr">
                    {address}
                  </a>
                </>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
