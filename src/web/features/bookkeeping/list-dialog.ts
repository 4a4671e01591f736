import type { ReturnFocus } from './use-return-focus.ts';

/** What a dialog about an entry of a list gets. */
export interface ListDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly focus: ReturnFocus;
}
