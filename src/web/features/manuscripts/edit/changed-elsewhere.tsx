import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Message } from '../../../ui/forms/message.tsx';
import styles from './manuscript-editor.module.css';
import type { Elsewhere } from './rebase-revision.ts';

interface ChangedElsewhereProps {
  readonly news: Elsewhere;
  readonly onTake: (part: string) => void;
}

/** What changed while the person was editing: what was taken over, and what they have to choose about. */
export function ChangedElsewhere({ news, onTake }: ChangedElsewhereProps) {
  const place = useRef<HTMLDivElement>(null);
  const { taken, clashes } = news;
  const isNews = taken.length + clashes.length > 0;
  useEffect(() => {
    // What is being typed is not torn away; a button that waits for an answer is.
    if (isNews && document.activeElement?.matches('input, textarea, select') !== true) place.current?.focus();
  }, [isNews]);
  const take = (part: string) => {
    onTake(part);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Message kind="info">
        <p>
          <strong>This manuscript was also changed elsewhere.</strong> Nothing that you typed is lost.
        </p>
        {taken.length > 0 && <p>You had not touched these, so they are up to date now: {taken.join(', ')}.</p>}
        {clashes.length > 0 && (
          <>
            <p>These were changed in both places. Yours stay, unless you take the other:</p>
            <ul className={styles.clashes}>
              {clashes.map(({ part, theirs }) => (
                <li key={part}>
                  <p>
                    <strong>{part}</strong> is elsewhere: <bdi>{theirs}</bdi>
                  </p>
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`Use the other: ${part}`}
                    onClick={() => take(part)}
                  >
                    Use the other
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Message>
    </div>
  );
}
