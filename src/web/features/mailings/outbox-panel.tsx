import { IconChevronDown } from '@tabler/icons-react';
import { mailings } from '../../../contracts/mailings.ts';
import { useCall } from '../../api/use-call.ts';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { LinkedText } from './linked-text.tsx';
import styles from './outbox-panel.module.css';

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The messages that the product wrote while no mail server is configured. */
export function OutboxPanel() {
  const outbox = useCall(mailings.outbox);
  if (!outbox.data) return <Reading error={outbox.error} />;
  if (outbox.data.length === 0) {
    return (
      <EmptyState drawing={<OpenBook />} title="No messages yet">
        <p>While no mail server is configured, every message that the product sends is kept here to read.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.lead}>
        No mail server is configured, so messages are kept here and reach nobody. The newest is first.
      </p>
      <ul className={styles.messages}>
        {outbox.data.map((message) => (
          <li key={message.id}>
            <details>
              <summary>
                <IconChevronDown aria-hidden stroke={1.5} size={20} />
                <span className={styles.subject}>{message.subject}</span>
                <span className={styles.facts}>
                  To <bdi>{message.to}</bdi> ·{' '}
                  {message.replyTo !== null && (
                    <>
                      Answers to <bdi>{message.replyTo}</bdi> ·{' '}
                    </>
                  )}
                  <time dateTime={message.writtenAt}>{moment.format(new Date(message.writtenAt))}</time>
                </span>
              </summary>
              <div className={styles.text}>
                <LinkedText text={message.text} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
