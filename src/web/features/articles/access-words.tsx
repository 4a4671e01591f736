import { IconFileOff, IconLock, IconLockOpen } from '@tabler/icons-react';
import type { ArticleSummary } from '../../../contracts/articles.ts';
import styles from './access-words.module.css';

const states = {
  open: { Icon: IconLockOpen, words: 'Open access' },
  subscription: { Icon: IconLock, words: 'Subscribers' },
  withdrawn: { Icon: IconFileOff, words: 'Withdrawn' },
} as const;

/** Who may read the article whole, in words and a sign: everyone, subscribers, or nobody any more. */
export function AccessWords({ access, isWithdrawn }: Pick<ArticleSummary, 'access' | 'isWithdrawn'>) {
  const state = isWithdrawn ? 'withdrawn' : access;
  const { Icon, words } = states[state];
  return (
    <span className={styles[state]}>
      <Icon aria-hidden stroke={1.5} size={16} />
      {words}
    </span>
  );
}
