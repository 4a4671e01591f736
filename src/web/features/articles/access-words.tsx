import { IconFileOff, IconLock, IconLockOpen } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import type { ArticleSummary } from '../../../contracts/articles.ts';
import styles from './access-words.module.css';

const states = {
  open: { drawn: IconLockOpen, words: 'Open access' },
  subscription: { drawn: IconLock, words: 'Subscribers' },
  withdrawn: { drawn: IconFileOff, words: 'Withdrawn' },
} as const;

/** Who may read the article whole, in words and a sign: everyone, subscribers, or nobody any more. */
export function AccessWords({ access, isWithdrawn }: Pick<ArticleSummary, 'access' | 'isWithdrawn'>) {
  const state = isWithdrawn ? 'withdrawn' : access;
  const { drawn, words } = states[state];
  return (
    <span className={styles[state]}>
      <Icon of={drawn} size={16} />
      {words}
    </span>
  );
}
