import type { EditedProps } from '../manuscript/edited-props.ts';

/** What the dialog of a step gets. */
export interface StepDialogProps extends EditedProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
