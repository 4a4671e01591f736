import type { Proposal } from '../../../../contracts/editorial-values.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';

/** Who is to be invited: somebody of the pool, or a person by email. */
export type Invited = Proposal | 'by-email';

/** The focus goes to the invitations, where what was pressed is gone once it is done. */
export const focusInvited = (): void => document.getElementById('reviewers')?.focus();

export interface InviteDialogProps extends EditedProps {
  readonly invited: Invited;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
