import type { ReactNode } from 'react';
import type { z } from 'zod';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';

type Values = Record<string, unknown>;

/** What every dialog for an entry of a list gets. */
export interface EntryProps<Entry> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPut: (entry: Entry) => void;
}

interface EntryDialogProps<Rules extends z.ZodType, Typed extends Values> extends EntryProps<z.output<Rules>> {
  readonly title: string;
  readonly rules: Rules;
  readonly typed: Typed;
  readonly children: (form: ReturnType<typeof useContractForm<Rules, Typed>>['form']) => ReactNode;
}

function EntryForm<Rules extends z.ZodType, Typed extends Values>({
  title,
  rules,
  typed,
  onClose,
  onPut,
  children,
}: Omit<EntryDialogProps<Rules, Typed>, 'isOpen'>) {
  const { form, submit } = useContractForm(rules, typed);
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={submit(onPut)}>
      {children(form)}
      <DialogActions onCancel={onClose} isBusy={false}>
        {title}
      </DialogActions>
    </form>
  );
}

/** One entry of a list; it is saved with the setup. */
export function EntryDialog<Rules extends z.ZodType, Typed extends Values>({
  isOpen,
  ...form
}: EntryDialogProps<Rules, Typed>) {
  return (
    <Dialog title={form.title} size="lg" isOpen={isOpen} onClose={form.onClose}>
      <EntryForm {...form} />
    </Dialog>
  );
}
