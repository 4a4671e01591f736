import { DeleteDialog } from './delete-dialog.tsx';
import { SupportDialog } from './support-dialog.tsx';
import type { RemovalProps } from './use-removal.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The dialog that a person meets who wants a manuscript gone: by what the server allows them. */
export function RemovalDialogs(props: RemovalProps) {
  const { allowed } = props.manuscript;
  if (allowed.includes('withdraw')) return <WithdrawDialog {...props} />;
  if (allowed.includes('delete')) return <DeleteDialog {...props} />;
  return <SupportDialog isOpen={props.isOpen} onClose={props.onClose} />;
}
