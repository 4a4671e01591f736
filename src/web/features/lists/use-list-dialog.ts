import { useRef } from 'react';
import type { z } from 'zod';
import type { Call, Input } from '../../../contracts/call.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { showNotice } from '../../ui/notices/notices.ts';

/** Which element has opened a dialog: one that comes into the page already open does not know, and gives no focus back. */
export function useOpener() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    },
    giveBack: () => opener.current?.focus(),
  };
}

/** Ways of the focus out of a dialog. */
interface ReturnFocus {
  /** Called when a dialog is asked for: what has the focus then has opened it. */
  readonly remember: () => void;
  /** Back to what opened the dialog, or to the list, when that has gone. */
  readonly toOpener: () => void;
  /** To the list: what opened the dialog goes with the change. */
  readonly toList: () => void;
}

/** Where the focus goes when a dialog about an entry of a list closes; `place` is the list, which can take it. */
export function useReturnFocus() {
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const focus: ReturnFocus = {
    remember: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    toOpener: () => {
      const to = opener.current?.isConnected === true ? opener.current : place.current;
      to?.focus();
    },
    toList: () => place.current?.focus(),
  };
  return { place, focus };
}

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
