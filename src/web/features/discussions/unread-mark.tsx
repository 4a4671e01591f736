import { IconMessageCircle } from '@tabler/icons-react';
import * as t from '../../../messages/discussions.ts';
import styles from './discussions.module.css';

/** “1 new message”, where there is one. */
export const UnreadMark = ({ count }: { count: number }) =>
  count > 0 && (
    <strong className={styles.fresh}>
      <IconMessageCircle aria-hidden stroke={1.5} size={20} />
      {t.newMessages({ count })}
    </strong>
  );
