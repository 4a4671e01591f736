import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { mostCounted } from '../../../../contracts/constants.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import { useCall } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { Reading } from '../../../ui/forms/reading.tsx';
import type { ManuscriptParts } from '../manuscript-reads.ts';
import { ArticleWithoutManuscript } from './article-without-manuscript.tsx';
import { neighboursOf, queueAddress, type Neighbours } from './queue-address.ts';
import type { Outcome } from './use-decision.ts';
import styles from './verification-detail.module.css';
import { VerificationDetail } from './verification-detail.tsx';

interface QueueMovesProps {
  readonly neighbours: Neighbours;
  readonly total: number | null | undefined;
  readonly addressOf: (id: string) => string;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

/** The way to the manuscripts before and after, without going back to the list. */
function QueueMoves({ neighbours, total, addressOf }: QueueMovesProps) {
  const { position, previous, next } = neighbours;
  return (
    <nav className={styles.moves} aria-label="Manuscripts that wait">
      {previous && (
        <Link className={buttons.plain} to={addressOf(previous.id)}>
          <IconArrowLeft {...icon} />
          Previous<span className="visually-hidden">: {previous.articleTitle}</span>
        </Link>
      )}
      {position !== null && (
        <span className={styles.position}>
          {position}
          {typeof total === 'number' &&
            total >= position &&
            ` of ${total >= mostCounted ? `${mostCounted} or more` : total}`}
        </span>
      )}
      {next && (
        <Link className={buttons.plain} to={addressOf(next.id)}>
          Next<span className="visually-hidden">: {next.articleTitle}</span>
          <IconArrowRight {...icon} />
        </Link>
      )}
    </nav>
  );
}

interface OpenManuscriptProps {
  readonly id: string;
  readonly userId: string;
  /** The queue as far as it is read. */
  readonly parts: ManuscriptParts | null;
  readonly total: number | null | undefined;
  /** Back to the queue, with what was done, if anything. */
  readonly onClose: (outcome: Outcome | null) => void;
}

/** The manuscript that the address names, between its neighbours in the queue. */
export function OpenManuscript({ id, userId, parts, total, onClose }: OpenManuscriptProps) {
  const [search] = useSearchParams();
  // The count is of all that wait, and says nothing about what a search has found.
  const isSearched = (search.get('q') ?? '').trim() !== '';
  const { data, error, refetch } = useCall(manuscripts.single, { params: { articleId: id } });
  const neighbours = neighboursOf(parts?.shown ?? [], id);
  const isAtEnd = neighbours.position !== null && neighbours.next === null;
  const readMore = isAtEnd && parts?.hasMore && !parts.isReadingMore ? parts.readMore : null;
  useEffect(() => readMore?.(), [readMore]);
  // While it is read again the refusal is forgotten; what was found in its place stays, with the dialog that is open there.
  const [missing, setMissing] = useState<string | null>(null);
  if (error?.status === 404 && missing !== id) setMissing(id);
  if (!data && missing === id) return <ArticleWithoutManuscript id={id} userId={userId} onDone={onClose} />;
  if (!data) return <Reading error={error} />;
  return (
    <VerificationDetail key={id} manuscript={data} userId={userId} onDone={onClose} onRefused={() => void refetch()}>
      <div className={styles.top}>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft aria-hidden stroke={1.5} size={20} />}
          onClick={() => onClose(null)}
        >
          Back to the list
        </Button>
        <QueueMoves
          neighbours={neighbours}
          total={isSearched ? null : total}
          addressOf={(other) => queueAddress(search, other)}
        />
      </div>
    </VerificationDetail>
  );
}
