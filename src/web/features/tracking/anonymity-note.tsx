import { Button } from '@mantine/core';
import { useId } from 'react';
import { revisions, type FollowedManuscript } from '../../../contracts/revisions.ts';
import * as t from '../../../messages/tracking.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { AnonymityFindings } from '../manuscripts/anonymity-findings.tsx';
import styles from './anonymity-note.module.css';
import { followedReads } from './followed.ts';

type Anonymity = NonNullable<FollowedManuscript['anonymity']>;

interface AnonymityNoteProps {
  readonly manuscript: FollowedManuscript;
}

/** Marks the findings as a false alarm. */
function FalseAlarm({ manuscript: { id, version } }: AnonymityNoteProps) {
  const meanIt = useCallMutation(revisions.meanIt, followedReads);
  const say = () =>
    meanIt.mutate(
      { params: { articleId: id }, body: { version } },
      { onSuccess: ({ message }) => showNotice('good', message) },
    );
  return (
    <>
      <p>{t.anonymityAdvice()}</p>
      {meanIt.error && <Message kind="bad">{meanIt.error.message}</Message>}
      <div>
        <Button variant="default" loading={meanIt.isPending} onClick={say}>
          {t.notAProblem()}
        </Button>
      </div>
    </>
  );
}

const leads: Record<Exclude<Anonymity['state'], 'clean'>, PlainMessage> = {
  pending: t.anonymityPending,
  found: t.anonymityFound,
  meant: t.anonymityMeant,
  unreadable: t.anonymityUnreadable,
};

/** The findings of the anonymity check, while the author can act on them. */
export function AnonymityNote({ manuscript }: AnonymityNoteProps) {
  const id = useId();
  const { anonymity, articleStatus, allowed } = manuscript;
  const isOpen =
    articleStatus === 'Submitted' || articleStatus === 'Returned' || articleStatus === 'Revision Requested';
  if (!anonymity || !isOpen) return null;
  const { state, findings } = anonymity;
  if (state === 'clean') return null;
  return (
    <section className={styles.note} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t.anonymity()}
      </h2>
      <p role="status">{leads[state]()}</p>
      {state === 'found' && <AnonymityFindings findings={findings} />}
      {state === 'meant' && findings.length > 0 && (
        <details>
          <summary>{t.findings()}</summary>
          <AnonymityFindings findings={findings} />
        </details>
      )}
      {state === 'found' && allowed.includes('mean-it') && <FalseAlarm manuscript={manuscript} />}
      {state === 'found' && allowed.includes('revise') && <p>{t.fixInRevision()}</p>}
    </section>
  );
}
