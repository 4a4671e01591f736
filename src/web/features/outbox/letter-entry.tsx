import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutboxLetter } from '../../../contracts/outbox.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { LetterState } from '../../ui/letter-state.tsx';
import { OpenedLetter } from './opened-letter.tsx';
import styles from './outbox.module.css';

/** A line of the outbox, which unfolds to the message. */
export function LetterEntry({ letter }: { letter: OutboxLetter }) {
  const { id, subject, to, state, stateAt, isOfMailing } = letter;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <IconChevronDown aria-hidden stroke={1.5} size={20} />
          <span className={styles.subject} dir="auto">
            {subject}
          </span>
          <LetterState state={state} />
          <span className={styles.facts}>
            To <bdi>{to}</bdi> · {isOfMailing && 'Mailing · '}
            <time dateTime={stateAt}>{formatMoment(new Date(stateAt))}</time>
          </span>
        </summary>
        {isOpen && <OpenedLetter id={id} />}
      </details>
    </li>
  );
}
