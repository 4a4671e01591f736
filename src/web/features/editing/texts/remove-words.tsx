import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { EditorsTextFinding } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestRemovedWords } from '../../../../contracts/review-limits.ts';
import { removedWords } from '../../../../contracts/review-values.ts';
import { line } from '../../../../contracts/values.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { useAct } from '../use-act.ts';

interface RemoveWordsProps extends EditedProps {
  readonly finding: EditorsTextFinding;
}

const Words = z.object({ words: line('The words', longestRemovedWords) });

function WordsForm({ finding, manuscript, onClose }: RemoveWordsProps & { readonly onClose: () => void }) {
  const { form, submit } = useContractForm(Words, { words: finding.words });
  const { send, isBusy, problem } = useAct(editorial.removeWords, onClose);
  const { id: articleId, version } = manuscript;
  const remove = ({ words }: z.output<typeof Words>) =>
    send({ params: { articleId }, body: { version, finding: finding.id, words } });
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={submit(remove)}>
      <p>The text has “{removedWords}” in their place, wherever they are. Editors can still read the original.</p>
      <TextInput
        label="Words to remove"
        description="As they are in the text."
        withAsterisk
        data-autofocus
        {...form.getInputProps('words')}
      />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={isBusy}>
        Remove
      </DialogActions>
    </form>
  );
}

/** Removes words from a text before the other side reads it, after a question. */
export function RemoveWords(props: RemoveWordsProps) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`Remove the words: ${props.finding.excerpt}`}
        onClick={() => setAsked(true)}
      >
        Remove the words
      </Button>
      <Dialog title="Remove these words?" isOpen={isAsked} onClose={close}>
        <WordsForm {...props} onClose={close} />
      </Dialog>
    </>
  );
}
