import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { mostCounted } from '../../../../contracts/constants.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { useCall } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { Reading } from '../../../ui/forms/reading.tsx';
import { hidden } from '../../../ui/message-tags.tsx';
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

function positionWords(position: number, total: number | null | undefined): string {
  if (typeof total !== 'number' || total < position) return String(position);
  return total >= mostCounted
    ? t.positionOfAtLeast({ position, total: mostCounted })
    : t.positionOf({ position, total });
}

/** Links to the manuscripts before and after, without going back to the list. */
function QueueMoves({ neighbours, total, addressOf }: QueueMovesProps) {
  const { position, previous, next } = neighbours;
  return (
    <nav className={styles.moves} aria-label={t.pendingManuscripts()}>
      {previous && (
        <Link className={buttons.plain} to={addressOf(previous.id)}>
          <IconArrowLeft {...icon} />
          {t.previousNamed({ title: previous.articleTitle, hidden })}
        </Link>
      )}
      {position !== null && <span className={styles.position}>{positionWords(position, total)}</span>}
      {next && (
        <Link className={buttons.plain} to={addressOf(next.id)}>
          {t.nextNamed({ title: next.articleTitle, hidden })}
          <IconArrowRight {...icon} />
        </Link>
      )}
    </nav>
  );
}

interface OpenManuscriptProps {
  readonly id: string;
  readonly userId: string;
  /** The loaded part of the queue. */
  readonly parts: ManuscriptParts | null;
  readonly total: number | null | undefined;
  /** Goes back to the queue, with the last action, if any. */
  readonly onClose: (outcome: Outcome | null) => void;
}

/** The manuscript in the address, with links to its neighbours in the queue. */
export function OpenManuscript({ id, userId, parts, total, onClose }: OpenManuscriptProps) {
  const [search] = useSearchParams();
  // The count is of all pending manuscripts, not of the search results.
  const isSearched = (search.get('q') ?? '').trim() !== '';
  const { data, error, refetch } = useCall(manuscripts.single, { params: { articleId: id } });
  const neighbours = neighboursOf(parts?.shown ?? [], id);
  const isAtEnd = neighbours.position !== null && neighbours.next === null;
  const readMore = isAtEnd && parts?.hasMore && !parts.isReadingMore ? parts.readMore : null;
  useEffect(() => readMore?.(), [readMore]);
  // While it loads again, keep showing the imported article, with its open dialog.
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
          {t.backToList()}
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
