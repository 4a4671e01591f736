import { Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { prose } from '../../../contracts/values.ts';
import { readSavedText, useSavedText, type TextPlace } from '../../drafts/saved-text.ts';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { NamesInText, useMeant, type FoundNames } from '../names-found/names-found.tsx';

interface WordsDialogProps {
  readonly title: string;
  /** What the words are, and who reads them. */
  readonly label: string;
  readonly description: string;
  readonly most: number;
  readonly action: string;
  readonly isGrave?: boolean;
  readonly place: TextPlace;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  /** Why it could not be done, once it was tried. */
  readonly problem: string | null;
  readonly onClose: () => void;
  /** What was found in words that were not sent. */
  readonly found?: FoundNames | null;
  /** `isMeant`: they are sent although something was found in them. */
  readonly onSend: (words: string, isMeant: boolean) => void;
  /** What else is asked for, before the words. */
  readonly more?: ReactNode;
  /** What happens, and who is told. */
  readonly children: ReactNode;
}

function WordsForm({
  label,
  description,
  most,
  action,
  isGrave = false,
  place,
  more,
  children,
  ...rest
}: WordsDialogProps) {
  const { isBusy, problem, found = null, onClose, onSend } = rest;
  const [schema] = useState(() => z.object({ words: prose(() => label, most) }));
  const { form, submit } = useContractForm(schema, { words: readSavedText(place) });
  useSavedText(place, form.values.words);
  const meant = useMeant(form.values.words);
  return (
    <form
      className={dialog.body}
      method="post"
      noValidate
      onSubmit={submit((sent) => onSend(sent.words, meant.isMeant))}
    >
      <p>{children}</p>
      {more}
      <Textarea
        label={label}
        description={description}
        withAsterisk
        autosize
        minRows={5}
        maxRows={16}
        data-autofocus
        {...form.getInputProps('words')}
      />
      <NamesInText found={found} meant={meant} />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={isBusy} isGrave={isGrave}>
        {action}
      </DialogActions>
    </form>
  );
}

/** Asks for the text that an action needs; it is saved in the browser until it is sent. */
export function WordsDialog(props: WordsDialogProps) {
  return (
    <Dialog title={props.title} size="lg" isOpen={props.isOpen} onClose={props.onClose}>
      <WordsForm {...props} />
    </Dialog>
  );
}
