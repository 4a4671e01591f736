import type { z } from 'zod';
import type { Call, Input } from '../../../contracts/call.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import type { ReturnFocus } from './use-return-focus.ts';

/** What a dialog about an entry of a list gets. */
export interface ListDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly focus: ReturnFocus;
}

/** A call that says what it has done. */
type TellingCall = Call<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType<{ readonly message: string }>>;

/**
 * Changes an entry of a list through a call and closes the dialog about it; whoever comes too late reads so in the dialog,
 * keeps what was typed, and the list behind it is read again.
 */
export function useListDialog<C extends TellingCall>(
  call: C,
  outdates: readonly Call[],
  { onClose, focus }: Omit<ListDialogProps, 'isOpen'>,
) {
  const change = useCallMutation(call, outdates);
  const close = () => {
    onClose();
    if (change.isError) focus.toList();
    else focus.toOpener();
  };
  const send = (input: Input<C>, kind: 'good' | 'info', onError: (error: ApiError) => void) =>
    change.mutate(input, {
      onSuccess: ({ message }) => {
        showNotice(kind, message);
        onClose();
        focus.toList();
      },
      onError,
    });
  return { send, close, isBusy: change.isPending };
}
