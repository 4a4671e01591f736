import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import * as t from '../../../messages/site-content.ts';
import { Dialog } from '../../ui/forms/dialog.tsx';
import styles from './site-content.module.css';

interface OvertakenProps {
  readonly children: ReactNode;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Someone else published first: shows their version and asks which one to keep. */
export function Overtaken({ children, onTakeTheirs, onKeepMine }: OvertakenProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => setShown(true)}>
          {t.viewOther()}
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          {t.takeOther()}
        </Button>
        <Button variant="default" onClick={onKeepMine}>
          {t.keepMine()}
        </Button>
      </div>
      <Dialog title={t.otherTitle()} size="xl" isOpen={isShown} onClose={() => setShown(false)}>
        {children}
      </Dialog>
    </div>
  );
}
