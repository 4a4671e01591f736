import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { AuthorFields } from '../draft.ts';
import type { Merged } from './merge-authors.ts';
import { PastePanel } from './paste-panel.tsx';

interface PastedAuthorsProps {
  readonly known: readonly AuthorFields[];
  readonly isAdmin: boolean;
  readonly onAdd: (merged: Merged) => void;
}

/** The way to add a whole list of authors, as it stands in the manuscript. */
export function PastedAuthors({ known, isAdmin, onAdd }: PastedAuthorsProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const add = (merged: Merged) => {
    setOpen(false);
    onAdd(merged);
  };
  const close = () => {
    setOpen(false);
    // The button that was pressed is gone with the panel.
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isOpen) return <PastePanel known={known} isAdmin={isAdmin} onAdd={add} onClose={close} />;
  return (
    <div>
      <Button
        ref={opener}
        variant="default"
        leftSection={<IconClipboardText aria-hidden stroke={1.5} size={20} />}
        onClick={() => setOpen(true)}
      >
        Paste a whole author list
      </Button>
    </div>
  );
}
