import { useState } from 'react';
import { usageReports, type UsageKey } from '../../../contracts/usage-reports.ts';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { useListDialog, type ListDialogProps } from '../lists/use-list-dialog.ts';

/** Ends a key, after asking. */
export function RevokeDialog({ usageKey, isOpen, ...list }: ListDialogProps & { readonly usageKey: UsageKey }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, close, isBusy } = useListDialog(usageReports.revokeKey, [usageReports.keys], list);
  return (
    <ConfirmDialog
      title="Revoke this key?"
      action="Revoke the key"
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      returnsFocus={false}
      onClose={close}
      onConfirm={() => send({ params: { keyId: usageKey.id } }, 'good', (error) => setProblem(error.message))}
    >
      <bdi>{usageKey.name}</bdi> can fetch no more reports from this moment on. A new key can be made at any time.
    </ConfirmDialog>
  );
}
