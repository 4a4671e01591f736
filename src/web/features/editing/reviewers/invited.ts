import type { Proposal } from '../../../../contracts/editorial-values.ts';
import { unfoldTo } from '../../../ui/unfold-to.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';

/** Who is to be invited: somebody of the pool, or a person by email. */
export type Invited = Proposal | 'by-email';

/** The focus goes to the invitations, where what was pressed is gone once it is done. */
export function focusInvited(): void {
  unfoldTo('reviewers');
  document.getElementById('reviewers')?.focus();
}

export interface InviteDialogProps extends EditedProps {
  readonly invited: Invited;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
