import { NativeSelect } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import type { JournalEditor } from '../../../../contracts/assignment.ts';
import * as t from '../../../../messages/assignment.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';

interface AssignDialogProps {
  readonly title: string;
  readonly action: string;
  readonly editors: readonly JournalEditor[];
  /** Whether “No one” is among the choices. */
  readonly mayUnassign?: boolean;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly onSend: (editorId: string | null) => void;
  readonly children: ReactNode;
}

const noOne = 'no-one';
const Choice = z.object({ editorId: z.string().min(1, { error: () => t.chooseEditor() }) });

function AssignForm({
  action,
  editors,
  mayUnassign = false,
  isBusy,
  problem,
  onClose,
  onSend,
  children,
}: AssignDialogProps) {
  const [schema] = useState(() => Choice);
  const { form, submit } = useContractForm(schema, { editorId: '' });
  const choices = editors.map(({ userId, name }) => ({ value: userId, label: name }));
  return (
    <form
      className={dialog.body}
      method="post"
      noValidate
      onSubmit={submit(({ editorId }) => onSend(editorId === noOne ? null : editorId))}
    >
      <p>{children}</p>
      <NativeSelect
        label={t.editor()}
        data-autofocus
        data={[
          { value: '', label: t.chooseEditor() },
          ...choices,
          ...(mayUnassign ? [{ value: noOne, label: t.noHandlingEditor() }] : []),
        ]}
        {...form.getInputProps('editorId')}
      />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={isBusy}>
        {action}
      </DialogActions>
    </form>
  );
}

/** Asks which editor handles something from now on. */
export function AssignDialog(props: AssignDialogProps) {
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
      <AssignForm {...props} />
    </Dialog>
  );
}
