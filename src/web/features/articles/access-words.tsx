import { IconLock, IconLockOpen } from '@tabler/icons-react';
import type { ArticleSummary } from '../../../contracts/articles.ts';
import styles from './access-words.module.css';

/** Who may read the article whole, in words and a sign. */
export function AccessWords({ access }: Pick<ArticleSummary, 'access'>) {
  const Icon = access === 'open' ? IconLockOpen : IconLock;
  return (
    <span className={access === 'open' ? styles.open : styles.subscribers}>
      <Icon aria-hidden stroke={1.5} size={16} />
      {access === 'open' ? 'Open access' : 'Subscribers'}
    </span>
  );
}
