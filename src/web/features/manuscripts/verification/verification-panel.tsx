import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import { verification } from '../../../../contracts/verification.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import type { Outcome } from './outcome.ts';
import { VerificationDetail } from './verification-detail.tsx';
import styles from './verification-panel.module.css';
import { VerificationQueue } from './verification-queue.tsx';

interface VerificationPanelProps {
  readonly adminId: string;
  readonly specialReview: boolean;
}

/** The manuscripts that wait for verification; the one that is open stands in the address. */
export function VerificationPanel({ adminId, specialReview }: VerificationPanelProps) {
  const [search, setSearch] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) place.current?.focus();
  }, [outcome]);
  const waiting = useCall(verification.toVerify, { params: { adminId } });
  if (!waiting.data) return <Reading error={waiting.error} />;

  const open = waiting.data.find((manuscript) => manuscript.id === search.get('manuscript'));
  const close = (decided: Outcome | null) => {
    setOutcome(decided);
    setSearch((last) => {
      last.delete('manuscript');
      return last;
    });
  };
  if (open) return <VerificationDetail key={open.id} manuscript={open} onClose={close} />;
  return (
    <div ref={place} tabIndex={-1} className={styles.panel}>
      {outcome && (
        <Message kind="good">
          <p>
            {outcome.message} {outcome.articleUrl && <Link to={outcome.articleUrl}>See the article</Link>}
          </p>
        </Message>
      )}
      {search.has('manuscript') && !outcome && (
        <Message kind="info">
          <p>
            This manuscript does not wait any more: it has been decided, or there is none at this address.{' '}
            <Link to={`?tab=${search.get('tab') ?? 0}`}>Back to the list</Link>
          </p>
        </Message>
      )}
      <VerificationQueue waiting={waiting.data.filter((manuscript) => manuscript.specialReview === specialReview)} />
    </div>
  );
}
