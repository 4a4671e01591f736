import { Button } from '@mantine/core';
import type { UnattributedEmail } from '../../../contracts/discussion-values.ts';
import { discussions } from '../../../contracts/discussions.ts';
import * as t from '../../../messages/discussions.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Message } from '../../ui/forms/message.tsx';
import { bdi, hidden } from '../../ui/message-tags.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import styles from './discussions.module.css';
import { discussionReads } from './place.ts';

function Unattributed({ email: { id, from, on, text } }: { email: UnattributedEmail }) {
  const dismissal = useCallMutation(discussions.dismissEmail, discussionReads);
  const dismiss = () =>
    dismissal.mutate(
      { params: { discussionEmailId: id } },
      { onSuccess: ({ message }) => showNotice('good', message) },
    );
  return (
    <li className={styles.message} data-set-aside>
      <p className={styles.soft}>{t.fromAddress({ address: from, day: formatDay(on), bdi })}</p>
      <p className={styles.soft}>{t.fromAddressHelp()}</p>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      <div>
        <Button variant="default" loading={dismissal.isPending} onClick={dismiss}>
          {t.dismiss({ address: from, hidden })}
        </Button>
        {dismissal.error && <Message kind="bad">{dismissal.error.message}</Message>}
      </div>
    </li>
  );
}

/** Emails for a discussion from addresses that do not take part, for its editors. */
export function UnattributedEmails({ emails }: { emails: readonly UnattributedEmail[] }) {
  if (emails.length === 0) return null;
  return (
    <ul className={styles.messages} aria-label={t.fromOthers()}>
      {emails.map((email) => (
        <Unattributed key={email.id} email={email} />
      ))}
    </ul>
  );
}
