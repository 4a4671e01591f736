import { useRef } from 'react';
import type { z } from 'zod';
import type { Call, Input } from '../../../contracts/call.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { showNotice } from '../../ui/notices/notices.ts';

/** Remembers which element opened a dialog, for dialogs that are rendered already open. */
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
  /** Called when a dialog opens: the focused element opened it. */
  readonly remember: () => void;
  /** Back to the element that opened the dialog, or to the list if that is gone. */
  readonly toOpener: () => void;
  /** To the list: the change removes the element that opened the dialog. */
  readonly toList: () => void;
}

/** Where the focus goes when the dialog of a list entry closes; `place` is the focusable list. */
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

/** The props of a dialog about a list entry. */
export interface ListDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly focus: ReturnFocus;
}

/** A call that answers with a message. */
type TellingCall = Call<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType<{ readonly message: string }>>;

/**
 * Changes an entry of a list and closes its dialog. After a conflict the dialog stays open with the error and the typed text,
 * and the list is read again.
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
