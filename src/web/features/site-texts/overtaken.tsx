import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../ui/forms/dialog.tsx';
import styles from './site-texts.module.css';

interface OvertakenProps {
  readonly children: ReactNode;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else was first: what they published, and whose text is to go on. */
export function Overtaken({ children, onTakeTheirs, onKeepMine }: OvertakenProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => setShown(true)}>
          See what was published
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          Take it
        </Button>
        <Button variant="default" onClick={onKeepMine}>
          Keep mine, to publish it next
        </Button>
      </div>
      <Dialog title="What was published meanwhile" size="xl" isOpen={isShown} onClose={() => setShown(false)}>
        {children}
      </Dialog>
    </div>
  );
}
