import { IconFileOff, IconLock, IconLockOpen } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import type { ArticleSummary } from '../../../contracts/articles.ts';
import * as common from '../../../messages/common.ts';
import styles from './access-words.module.css';

const states = {
  open: { drawn: IconLockOpen, words: common.openAccess },
  subscription: { drawn: IconLock, words: common.subscribers },
  withdrawn: { drawn: IconFileOff, words: common.withdrawn },
} as const;

/** Who can read the full article, as icon and text. */
export function AccessWords({ access, isWithdrawn }: Pick<ArticleSummary, 'access' | 'isWithdrawn'>) {
  const state = isWithdrawn ? 'withdrawn' : access;
  const { drawn, words } = states[state];
  return (
    <span className={styles[state]}>
      <Icon of={drawn} size={16} />
      {words()}
    </span>
  );
}
