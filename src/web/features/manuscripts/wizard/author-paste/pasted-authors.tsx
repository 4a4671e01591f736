import { Button, Textarea } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import * as common from '../../../../../messages/common.ts';
import * as t from '../../../../../messages/wizard.ts';
import type { AuthorFields } from '../draft.ts';
import { FoundAuthors } from './found-authors.tsx';
import { mergeAuthors, type Fate, type Merged } from './merge-authors.ts';
import styles from './pasted-authors.module.css';
import { readAuthorList } from './read-author-list.ts';

interface PastePanelProps {
  readonly known: readonly AuthorFields[];
  readonly isAdmin: boolean;
  readonly onAdd: (merged: Merged) => void;
  readonly onClose: () => void;
}

function countWords(text: string, count: number): string {
  if (text.trim() === '') return '';
  return count === 0 ? t.noNamesFound() : t.authorsFoundCount({ count });
}

/** What the button does with a pasted list; empty where there is nothing to do. */
function actionWords(fates: readonly Fate[]): string {
  const [add, complete] = (['added', 'completes'] as const).map((one) => fates.filter((fate) => fate === one).length);
  if (!complete) return add ? t.addFound({ count: add }) : '';
  return add ? t.addAndCompleteFound({ added: add, completed: complete }) : t.completeFound({ count: complete });
}

/** A pasted list of authors, shown row by row before it is added. */
function PastePanel({ known, isAdmin, onAdd, onClose }: PastePanelProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const found = useMemo(() => readAuthorList(text), [text]);
  const merged = useMemo(() => mergeAuthors(known, found), [known, found]);
  const action = actionWords(merged.fates);
  useEffect(() => field.current?.focus(), []);
  return (
    <section className={styles.panel} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className={styles.heading}>
        {t.pasteAuthors()}
      </h3>
      <Textarea
        ref={field}
        label={t.authorList()}
        description={t.authorListHelp()}
        placeholder={t.authorListExample()}
        autosize
        minRows={4}
        maxRows={14}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p role="status" className={styles.count}>
        {countWords(text, found.length)}
      </p>
      {found.length > 0 && <FoundAuthors found={found} fates={merged.fates} isAdmin={isAdmin} />}
      <div className={styles.actions}>
        {action !== '' && <Button onClick={() => onAdd(merged)}>{action}</Button>}
        <Button variant="default" onClick={onClose}>
          {common.cancel()}
        </Button>
      </div>
    </section>
  );
}

interface PastedAuthorsProps {
  readonly known: readonly AuthorFields[];
  readonly isAdmin: boolean;
  readonly onAdd: (merged: Merged) => void;
}

/** Adds a list of authors, pasted from the manuscript. */
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
        {t.pasteAuthors()}
      </Button>
    </div>
  );
}
