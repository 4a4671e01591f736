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

interface NoteDialogProps {
  readonly manuscriptId: string;
  /** The selected words; null while the dialog is closed. */
  readonly quote: Quote | null;
  readonly onClose: () => void;
}

function NoteForm({ manuscriptId, quote, onClose }: NoteDialogProps & { readonly quote: Quote }) {
  const [kind, setKind] = useState('comment');
  const [words, setWords] = useState(quote.exact);
  const [replacement, setReplacement] = useState(quote.exact);
  const [text, setText] = useState('');
  const comment = useCallMutation(calls.comment, [calls.proof]);
  const isChange = kind === 'change';
  // Words that were typed over are looked for wherever they are.
  const about = words.trim() === quote.exact ? quote : { exact: words.trim(), prefix: '', suffix: '' };
  return (
    <form
      className={dialog.body}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        comment.mutate(
          { params: { manuscriptId }, body: { quote: about, text, replacement: isChange ? replacement : null } },
          {
            onSuccess: ({ message }) => {
              showNotice('good', message);
              onClose();
            },
          },
        );
      }}
    >
      <Textarea
        label={t.wordsInText()}
        description={t.wordsHelp()}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={2000}
        withAsterisk
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        data-autofocus={quote.exact === '' || undefined}
      />
      <SegmentedControl
        fullWidth
        aria-label={t.whatToDo()}
        value={kind}
        onChange={setKind}
        data={[
          { value: 'comment', label: t.toComment() },
          { value: 'change', label: t.toReplace() },
        ]}
      />
      {isChange && (
        <Textarea
          label={t.newWords()}
          description={t.newWordsHelp()}
          autosize
          minRows={2}
          maxLength={2000}
          value={replacement}
          onChange={({ currentTarget }) => setReplacement(currentTarget.value)}
        />
      )}
      <Textarea
        label={t.yourComment()}
        autosize
        minRows={2}
        maxLength={2000}
        withAsterisk={!isChange}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        data-autofocus={quote.exact !== '' || undefined}
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
