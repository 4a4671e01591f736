import { useEffect, useRef } from 'react';
import type { ReplyOf } from '../../../contracts/call.ts';
import type { usageReports } from '../../../contracts/usage-reports.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Message } from '../../ui/forms/message.tsx';
import styles from './usage.module.css';

/** A key that was just made: this is the one time that it is seen. */
export function NewKey({ made }: { made: ReplyOf<typeof usageReports.createKey> }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Message kind="good">
        <p>{made.message}</p>
        <p className={styles.key}>
          <code>{made.key}</code>
        </p>
        <p className={styles.soft}>
          Requestor ID, where a service asks for one: <code>{made.id}</code>
        </p>
        <CopyButton text={made.key} label="Copy the key" done="The key is copied." />
      </Message>
    </div>
  );
}
