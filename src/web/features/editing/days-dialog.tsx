import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import * as t from '../../../messages/editing.ts';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { typedDays } from '../../ui/forms/typed-numbers.ts';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';

interface DaysDialogProps {
  readonly title: string;
  readonly action: string;
  readonly initial: number;
  readonly most: number;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly onSend: (days: number) => void;
  /** From when the days count, and who is told. */
  readonly children: ReactNode;
}

function DaysForm({ action, initial, most, isBusy, problem, onClose, onSend, children }: DaysDialogProps) {
  const [schema] = useState(() => z.object({ days: typedDays(most) }));
  const { form, submit } = useContractForm(schema, { days: String(initial) });
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={submit(({ days }) => onSend(days))}>
      <p>{children}</p>
      <TextInput
        label={t.days()}
        description={t.daysRange({ most })}
        inputMode="numeric"
        withAsterisk
        data-autofocus
        {...form.getInputProps('days')}
      />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={isBusy}>
        {action}
      </DialogActions>
    </form>
  );
}

/** Asks by how many days a deadline moves. */
export function DaysDialog(props: DaysDialogProps) {
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
      <DaysForm {...props} />
    </Dialog>
  );
}
