import type { Proposal } from '../../../../contracts/editorial-values.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';

/** Who is to be invited: somebody of the pool, or a person by email. */
export type Invited = Proposal | 'by-email';

export interface InviteDialogProps extends EditedProps {
  readonly invited: Invited;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
