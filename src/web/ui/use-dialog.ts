import { useId, useRef } from 'react';

/** A modal dialog with the buttons that open and close it: by the browser itself where it can, so that a press counts before the page is ready, and by scripting elsewhere. */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => ref.current?.close();
  const open = () => {
    if (ref.current?.open === false) ref.current.showModal();
  };
  return {
    /** For the dialog itself. */
    dialog: { ref, id },
    opener: { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog', onClick: open },
    closer: { command: 'close', commandfor: id, onClick: close },
    close,
  } as const;
}
