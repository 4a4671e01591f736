import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { verification } from '../../../../contracts/verification.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useManuscriptParts } from '../manuscript-reads.ts';
import { OpenManuscript } from './open-manuscript.tsx';
import { neighboursOf, queueAddress } from './queue-address.ts';
import type { Outcome } from './use-decision.ts';
import styles from './verification-panel.module.css';
import { VerificationQueue } from './verification-queue.tsx';

interface VerificationPanelProps {
  readonly user: CurrentUser;
  readonly specialReview: boolean;
  /** How many are pending, if known. */
  readonly total: number | null | undefined;
}

/** The last action, and the manuscript after it. */
interface Done extends Outcome {
  readonly nextId: string | null;
}

function DoneNote({ done }: { done: Done }) {
  const [search] = useSearchParams();
  return (
    <Message kind="good">
      <p>
        <bdi>{done.message}</bdi> {done.link && <Link to={done.link.to}>{done.link.words}</Link>}
      </p>
      {done.nextId !== null && (
        <p>
          <Link to={queueAddress(search, done.nextId)}>{t.openNext()}</Link>
        </p>
      )}
    </Message>
  );
}

/** The manuscripts pending verification; the address holds the search and the open manuscript. */
export function VerificationPanel({ user, specialReview, total }: VerificationPanelProps) {
  const [search, setSearch] = useSearchParams();
  const { words } = useListAddress();
  const [done, setDone] = useState<Done | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { parts, error, isOlder } = useManuscriptParts(verification.queue, {
    special: specialReview,
    q: words || undefined,
  });

  const openId = search.get('manuscript');
  const wasClosed = useRef(false);
  useEffect(() => {
    if (openId !== null || !wasClosed.current) return;
    wasClosed.current = false;
    place.current?.focus();
  }, [openId]);
  const close = (outcome: Outcome | null) => {
    const { next, previous } = neighboursOf(parts?.shown ?? [], openId ?? '');
    wasClosed.current = true;
    setDone(outcome && { ...outcome, nextId: (next ?? previous)?.id ?? null });
    setSearch((last) => {
      last.delete('manuscript');
      return last;
    });
  };
  if (openId !== null) {
    return <OpenManuscript id={openId} userId={user.id} parts={parts} total={total} onClose={close} />;
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.panel}>
      {done && <DoneNote done={done} />}
      {parts ? <VerificationQueue parts={parts} isOlder={isOlder} /> : <Reading error={error} />}
    </div>
  );
}
