import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import type { Colleague, Discussion, DiscussionMessage } from '../../../contracts/discussion-values.ts';
import { discussions } from '../../../contracts/discussions.ts';
import * as t from '../../../messages/discussions.ts';
import { useCallMutation } from '../../api/use-call.ts';
import fold from '../../ui/fold.module.css';
import { formatDay } from '../../ui/format-day.ts';
import { formatSize } from '../../ui/format-number.ts';
import { Message } from '../../ui/forms/message.tsx';
import { bdi, hidden } from '../../ui/message-tags.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './discussions.module.css';
import { discussionReads } from './place.ts';
import { UnattributedEmails } from './unattributed-emails.tsx';
import { UnreadMark } from './unread-mark.tsx';
import { useSeen } from './use-seen.ts';

function Said({ message: { by, isOwn, on, text, files, told } }: { message: DiscussionMessage }) {
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <p className={styles.soft}>{t.writtenOn({ name: by, day: formatDay(on), bdi })}</p>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      {told.length > 0 && <p className={styles.soft}>{t.toldTo({ names: told.join(', '), bdi })}</p>}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t.files()}>
          {files.map(({ url, name, size }) => (
            <li key={url}>
              <IconFileText aria-hidden stroke={1.5} size={20} />
              <a href={url} target="_blank" rel="noreferrer">
                {t.fileLink({ name, size: formatSize(size), hidden })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Closes or reopens the discussion. */
function Closing({ discussion: { id, isClosed } }: { discussion: Discussion }) {
  const closing = useCallMutation(discussions.close, discussionReads);
  const change = () =>
    closing.mutate(
      { params: { discussionId: id }, body: { isClosed: !isClosed } },
      { onSuccess: ({ message }) => showNotice('good', message) },
    );
  return (
    <div>
      <Button variant="default" loading={closing.isPending} onClick={change}>
        {isClosed ? t.reopen() : t.close()}
      </Button>
      {closing.error && <Message kind="bad">{closing.error.message}</Message>}
    </div>
  );
}

/** Why a person cannot write, or a reviewer cannot answer. */
function Note({ discussion: { isClosed, isOneSided, allowed } }: { discussion: Discussion }) {
  if (isOneSided && allowed.length > 0) return <p className={styles.soft}>{t.cannotAnswer()}</p>;
  if (allowed.length > 0) return null;
  return <p className={styles.soft}>{isClosed ? t.closedHelp() : t.readOnly()}</p>;
}

interface ThreadProps {
  readonly userId: string;
  readonly discussion: Discussion;
  readonly isEditor: boolean;
  readonly colleagues: readonly Colleague[];
  readonly isOpenAtFirst: boolean;
}

/** One discussion, folded under its subject; its messages are read once they are in sight. */
export function Thread({ userId, discussion, isEditor, colleagues, isOpenAtFirst }: ThreadProps) {
  const { id, subject, counterpart, messages, unread, isClosed, allowed, unattributed } = discussion;
  const [isOpen] = useState(isOpenAtFirst);
  const reading = useCallMutation(discussions.markRead, discussionReads);
  const last = messages.at(-1);
  const end = useSeen<HTMLDivElement>(unread > 0, () => {
    if (last) reading.mutate({ params: { discussionId: id }, body: { messageId: last.id } });
  });
  const { audience, name } = counterpart;
  const isUnnamed = audience === 'reviewer' || (isEditor && audience === 'author');
  return (
    <details className={styles.thread} open={isOpen}>
      <summary className={fold.summary}>
        <h3 className={styles.subject}>
          <bdi>{subject}</bdi>
        </h3>
        <span className={`${fold.lead} ${styles.facts}`}>
          <span>{audience === 'editors' ? t.amongEditors() : t.withWhom({ name, bdi })}</span>
          {last && <span>{formatDay(last.on)}</span>}
          {isClosed && <span>{t.isClosed()}</span>}
          <UnreadMark count={unread} />
        </span>
      </summary>
      <div className={fold.contents}>
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Said key={message.id} message={message} />
          ))}
        </ol>
        <UnattributedEmails emails={unattributed} />
        <div ref={end} />
        <Note discussion={discussion} />
        {allowed.includes('write') && (
          <AnswerForm userId={userId} discussion={discussion} isUnnamed={isUnnamed} colleagues={colleagues} />
        )}
        {isEditor && <Closing discussion={discussion} />}
      </div>
    </details>
  );
}
