import type { PresentedStatement } from '../../contracts/statement-words.ts';
import * as common from '../../messages/common.ts';
import fold from './fold.module.css';
import styles from './statement-fold.module.css';
import { StatementList } from './statement-list.tsx';

/** Statements, folded; nothing where nothing is stated. */
export function StatementFold({ statements }: { readonly statements: readonly PresentedStatement[] }) {
  if (statements.length === 0) return null;
  return (
    <details>
      <summary className={fold.summary}>
        <h2 className={styles.title}>{common.statements()}</h2>
      </summary>
      <div className={fold.contents}>
        <StatementList statements={statements} />
      </div>
    </details>
  );
}
