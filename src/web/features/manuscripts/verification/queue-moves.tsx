import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mostCounted } from '../../../../contracts/constants.ts';
import buttons from '../../../ui/button.module.css';
import type { Neighbours } from './queue-neighbours.ts';
import styles from './verification-detail.module.css';

interface QueueMovesProps {
  readonly neighbours: Neighbours;
  readonly total: number | null | undefined;
  readonly addressOf: (id: string) => string;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

/** The way to the manuscripts before and after, without going back to the list. */
export function QueueMoves({ neighbours, total, addressOf }: QueueMovesProps) {
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
