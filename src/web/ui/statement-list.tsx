import type { PresentedStatement } from '../../contracts/statement-words.ts';
import * as t from '../../messages/statements.ts';
import fold from './fold.module.css';
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

/** The same, folded; nothing where nothing is stated. */
export function StatementFold({ statements }: { readonly statements: readonly PresentedStatement[] }) {
  if (statements.length === 0) return null;
  return (
    <details>
      <summary className={fold.summary}>
        <h2 className={styles.title}>{t.statements()}</h2>
      </summary>
      <div className={fold.contents}>
        <StatementList statements={statements} />
      </div>
    </details>
  );
}
