import { SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import { production as calls } from '../../../../contracts/production.ts';
import type { Quote } from '../../../../contracts/production-proof.ts';
import * as t from '../../../../messages/production.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { countOf } from './text-quote.ts';

interface NoteDialogProps {
  readonly manuscriptId: string;
  /** The text of the proof. */
  readonly within: HTMLElement | null;
  /** The selected words; null while the dialog is closed. */
  readonly quote: Quote | null;
  readonly onClose: () => void;
}

interface Typed {
  readonly words: string;
  readonly isChange: boolean;
  readonly replacement: string;
  readonly text: string;
}

interface FieldsProps {
  readonly typed: Typed;
  readonly isSelected: boolean;
  /** What is wrong with the words. */
  readonly fault: string | null;
  readonly onType: (change: Partial<Typed>) => void;
}

/** The words, what is wanted, and why. */
function Fields({ typed, isSelected, fault, onType }: FieldsProps) {
  return (
    <>
      <Textarea
        label={t.wordsInText()}
        description={t.wordsHelp()}
        error={fault}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={2000}
        withAsterisk
        value={typed.words}
        onChange={({ currentTarget }) => onType({ words: currentTarget.value })}
        data-autofocus={!isSelected || undefined}
      />
      <SegmentedControl
        fullWidth
        aria-label={t.whatToDo()}
        value={typed.isChange ? 'change' : 'comment'}
        onChange={(kind) => onType({ isChange: kind === 'change' })}
        data={[
          { value: 'comment', label: t.toComment() },
          { value: 'change', label: t.toReplace() },
        ]}
      />
      {typed.isChange && (
        <Textarea
          label={t.newWords()}
          description={t.newWordsHelp()}
          autosize
          minRows={2}
          maxLength={2000}
          value={typed.replacement}
          onChange={({ currentTarget }) => onType({ replacement: currentTarget.value })}
        />
      )}
      <Textarea
        label={t.yourComment()}
        autosize
        minRows={2}
        maxLength={2000}
        withAsterisk={!typed.isChange}
        value={typed.text}
        onChange={({ currentTarget }) => onType({ text: currentTarget.value })}
        data-autofocus={isSelected || undefined}
      />
    </>
  );
}

function NoteForm({ manuscriptId, within, quote, onClose }: NoteDialogProps & { readonly quote: Quote }) {
  const { exact } = quote;
  const [typed, setTyped] = useState<Typed>({ words: exact, isChange: false, replacement: exact, text: '' });
  const [fault, setFault] = useState<string | null>(null);
  const comment = useCallMutation(calls.comment, [calls.proof]);
  const { words, isChange, replacement, text } = typed;
  // Words that were typed over are looked for wherever they are.
  const about = words.trim() === exact ? quote : { exact: words.trim(), prefix: '', suffix: '' };
  const body = { quote: about, text, replacement: isChange ? replacement : null };
  const onSuccess = ({ message }: { message: string }) => {
    showNotice('good', message);
    onClose();
  };
  return (
    <form
      className={dialog.body}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Selected words are there, also across paragraphs; typed ones may not be.
        const found = within === null || about === quote || about.exact === '' ? 1 : countOf(within, about);
        setFault(found === 0 ? t.wordsNotThere() : found > 1 ? t.wordsOften() : null);
        if (found !== 1) return;
        comment.mutate({ params: { manuscriptId }, body }, { onSuccess });
      }}
    >
      <Fields
        typed={typed}
        isSelected={exact !== ''}
        fault={fault}
        onType={(change) => setTyped({ ...typed, ...change })}
      />
      {comment.error && <Message kind="bad">{comment.error.message}</Message>}
      <DialogActions onCancel={onClose} isBusy={comment.isPending}>
        {t.saveNote()}
      </DialogActions>
    </form>
  );
}

/** Comments on words of the proof, or proposes others. */
export function NoteDialog(props: NoteDialogProps) {
  const { quote, onClose } = props;
  return (
    <Dialog title={t.addNoteTitle()} size="lg" isOpen={quote !== null} onClose={onClose}>
      {quote !== null && <NoteForm {...props} quote={quote} />}
    </Dialog>
  );
}
