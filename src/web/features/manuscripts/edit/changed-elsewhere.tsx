import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import * as t from '../../../../messages/wizard.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { bdi, strong } from '../../../ui/message-tags.tsx';
import styles from './manuscript-editor.module.css';
import type { Elsewhere } from './rebase-revision.ts';

interface ChangedElsewhereProps {
  readonly news: Elsewhere;
  readonly onTake: (part: string) => void;
}

/** What changed elsewhere during editing: the updated parts, and those that need a choice. */
export function ChangedElsewhere({ news, onTake }: ChangedElsewhereProps) {
  const place = useRef<HTMLDivElement>(null);
  const { taken, clashes } = news;
  const isNews = taken.length + clashes.length > 0;
  useEffect(() => {
    // The focus leaves a button, but never a field in use.
    if (isNews && document.activeElement?.matches('input, textarea, select') !== true) place.current?.focus();
  }, [isNews]);
  const take = (part: string) => {
    onTake(part);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Message kind="info">
        <p>{t.changedElsewhere({ strong })}</p>
        {taken.length > 0 && <p>{t.updatedParts({ parts: taken.join(', ') })}</p>}
        {clashes.length > 0 && (
          <>
            <p>{t.clashingParts()}</p>
            <ul className={styles.clashes}>
              {clashes.map(({ part, theirs }) => (
                <li key={part}>
                  <p>{t.theirVersion({ part, text: theirs, strong, bdi })}</p>
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={t.takeOtherVersionOf({ part })}
                    onClick={() => take(part)}
                  >
                    {t.takeOtherVersion()}
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
